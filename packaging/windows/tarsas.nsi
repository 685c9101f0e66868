; Windows installer. Built by packaging/windows_installer.sh, which defines VERSION, SOURCE (the folder of the
; program frozen on Windows), ICON and OUTPUT.
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"

Name "Társas"
OutFile "${OUTPUT}"
; For this user only: no administrator needed.
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tarsas"
InstallDirRegKey HKCU "Software\Tarsas" "InstallDir"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hungarian"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tarsas"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section
  ; An update must not leave old files behind. Only the two things that we put there are removed, never the folder.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Társas.lnk" "$INSTDIR\tarsas.exe"
  WriteRegStr HKCU "Software\Tarsas" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Társas"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Társas contributors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tarsas.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; Saves and settings are the player's: they stay.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\tarsas.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Társas.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Tarsas"
SectionEnd
