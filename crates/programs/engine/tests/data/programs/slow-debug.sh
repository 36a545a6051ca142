#!/bin/sh
# Speaks the protocol as far as ABOUT; to the first move it answers with lines of DEBUG without end, ten a second.
read -r start
echo OK
while read -r line; do
    case $line in
        ABOUT*) echo "name=\"slow-debug\"" ;;
        BEGIN* | BOARD* | TURN*)
            while echo DEBUG nothing found yet; do
                sleep 0.1
            done
            ;;
    esac
done
