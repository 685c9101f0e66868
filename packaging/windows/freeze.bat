@echo off
rem Freezes the program on Windows into packaging\dist\tarsas\; called from the top of the clone. Needs Python 3.11.
setlocal
py -3.11 -m venv packaging\build\venv || exit /b 1
set PYTHON=packaging\build\venv\Scripts\python.exe
%PYTHON% -m pip install --quiet --require-hashes -r packaging\requirements-package.txt || exit /b 1
%PYTHON% packaging\compile_translations.py || exit /b 1
%PYTHON% packaging\freeze\make_icons.py packaging\build\icons || exit /b 1
%PYTHON% -m PyInstaller --noconfirm --log-level WARN --workpath packaging\build\pyinstaller --distpath packaging\dist packaging\freeze\tarsas.spec || exit /b 1
packaging\dist\tarsas\tarsas.exe --self-test
