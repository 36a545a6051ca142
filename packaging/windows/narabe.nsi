; The installer for Windows: for one user, without an administrator. `cargo xtask dist` gives
;   VERSION   0.2.0
;   SOURCE    the folder with what is installed
;   OUTPUT    the installer to write
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Narabe"
!define CLASSES "Software\Classes"

Name "Narabe"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Narabe"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Narabe ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Narabe"
VIAddVersionKey "FileDescription" "Narabe's installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${SOURCE}/narabe.ico"
!define MUI_UNICON "${SOURCE}/narabe.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\narabe.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Vietnamese"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString IS_RUNNING ${LANG_ENGLISH} "Narabe is running. Close it and try again."
LangString IS_RUNNING ${LANG_JAPANESE} "Narabe が起動しています。終了してから、もう一度お試しください。"
LangString IS_RUNNING ${LANG_RUSSIAN} "Narabe запущена. Закройте её и повторите попытку."
LangString IS_RUNNING ${LANG_VIETNAMESE} "Narabe đang chạy. Hãy đóng Narabe rồi thử lại."
LangString IS_RUNNING ${LANG_SIMPCHINESE} "Narabe 正在运行。请先关闭它，然后重试。"

; A program that runs can neither be replaced nor deleted. Asks until it can be opened for writing, or ends with nothing changed; in
; silence it ends at once.
!macro WaitUntilClosed PROGRAM
  IfFileExists "$INSTDIR\${PROGRAM}" 0 closed_${PROGRAM}
  try_${PROGRAM}:
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 close_${PROGRAM}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)$\r$\n$INSTDIR\${PROGRAM}" /SD IDCANCEL IDRETRY try_${PROGRAM}
    SetErrorLevel 2
    Quit
  close_${PROGRAM}:
    FileClose $0
  closed_${PROGRAM}:
!macroend
!macro WaitUntilAllClosed
  !insertmacro WaitUntilClosed "narabe.exe"
  !insertmacro WaitUntilClosed "narabe-engine.exe"
  !insertmacro WaitUntilClosed "narabe-lobby.exe"
!macroend

; A file type: the programs that can open it gain Narabe; no other program loses it.
!macro FileType EXTENSION NAME
  WriteRegStr HKCU "${CLASSES}\Narabe.${EXTENSION}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\Narabe.${EXTENSION}\DefaultIcon" "" "$INSTDIR\narabe.exe,0"
  WriteRegStr HKCU "${CLASSES}\Narabe.${EXTENSION}\shell\open\command" "" '"$INSTDIR\narabe.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "Narabe.${EXTENSION}" ""
  WriteRegStr HKCU "${CLASSES}\Applications\narabe.exe\SupportedTypes" ".${EXTENSION}" ""
!macroend
!macro ForgetFileType EXTENSION
  DeleteRegKey HKCU "${CLASSES}\Narabe.${EXTENSION}"
  DeleteRegValue HKCU "${CLASSES}\.${EXTENSION}\OpenWithProgids" "Narabe.${EXTENSION}"
!macroend
!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Narabe" PROGRAMS
  !insertmacro WaitUntilAllClosed
  SetOutPath "$INSTDIR"
  File "${SOURCE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Narabe.lnk" "$INSTDIR\narabe.exe"

  WriteRegStr HKCU "${CLASSES}\Applications\narabe.exe" "FriendlyAppName" "Narabe"
  WriteRegStr HKCU "${CLASSES}\Applications\narabe.exe\shell\open\command" "" '"$INSTDIR\narabe.exe" "%1"'
  !insertmacro FileType "narabe" "Narabe game"
  WriteRegStr HKCU "${CLASSES}\.narabe" "" "Narabe.narabe"
  !insertmacro FileType "sgf" "SGF game"
  !insertmacro FileType "psq" "Piskvork game"
  !insertmacro FileType "lib" "RenLib library"
  !insertmacro FileType "rif" "RenjuNet games"
  !insertmacro FileType "pos" "RenLib position"
  !insertmacro TellExplorer

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Narabe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\narabe.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Narabe contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  SectionGetSize ${PROGRAMS} $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Games, settings and practice stay: they are the user's.
Section "Uninstall"
  !insertmacro WaitUntilAllClosed
  !include "${SOURCE}.installed.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Narabe.lnk"
  !insertmacro ForgetFileType "narabe"
  ReadRegStr $0 HKCU "${CLASSES}\.narabe" ""
  StrCmp $0 "Narabe.narabe" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.narabe"
  !insertmacro ForgetFileType "sgf"
  !insertmacro ForgetFileType "psq"
  !insertmacro ForgetFileType "lib"
  !insertmacro ForgetFileType "rif"
  !insertmacro ForgetFileType "pos"
  DeleteRegKey HKCU "${CLASSES}\Applications\narabe.exe"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellExplorer
SectionEnd
