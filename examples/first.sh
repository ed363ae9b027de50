#!/bin/sh
# A bot for Samedi in plain shell: it always plays the first thing that is allowed.
while IFS= read -r line; do
    case $line in
    *'"type":"choose"'*)
        id=${line#*'"id":'}
        legal=${line#*'"legal":["'}
        printf '{"id":%s,"code":"%s"}\n' "${id%%,*}" "${legal%%\"*}"
        ;;
    esac
done
