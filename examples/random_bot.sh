#!/bin/sh
# A bot for Samedi in plain shell. It always plays the first legal choice.
while IFS= read -r line; do
    case $line in
    *'"type":"choose"'*)
        id=${line#*'"id":'}
        legal=${line#*'"legal":["'}
        printf '{"id":%s,"code":"%s"}\n' "${id%%,*}" "${legal%%\"*}"
        ;;
    esac
done
