#!/bin/sh
# Passes the protocol on to the program $NARABE_ENGINE, but exits when it is asked for a move that it is not ready for: after the
# settings ABOUT has to be asked first, and a move must have 10 s or more.
settings=unread
while read -r line; do
    line=${line%?}
    case $line in
        "INFO timeout_turn "*)
            settings=unread
            time=${line##* }
            ;;
        INFO*) settings=unread ;;
        ABOUT*) settings=read ;;
        BEGIN* | BOARD* | TURN*) [ $settings = read ] && [ "$time" -ge 10000 ] || exit ;;
    esac
    printf '%s\r\n' "$line"
done | "$NARABE_ENGINE"
