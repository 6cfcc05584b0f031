# Nonet under Windows: installs Debian in WSL where it is not there yet, builds Nonet in it and installs it.
# Run in PowerShell from the top of Nonet's tree:
#
#   powershell -ExecutionPolicy Bypass -File debian/wsl.ps1
#
# Then `wsl -d Debian nonet --version`. No test runs this script.
$ErrorActionPreference = 'Stop'
if ((wsl --list --quiet) -replace "`0", '' -notcontains 'Debian') {
    wsl --install --distribution Debian --no-launch
    debian install --root
}
wsl -d Debian -u root -- sh -c 'apt-get update && apt-get install -y --no-install-recommends make'
wsl -d Debian -u root --cd "$PWD" -- make deps-build all
wsl -d Debian -u root --cd "$PWD" -- make install
wsl -d Debian -- nonet --version
