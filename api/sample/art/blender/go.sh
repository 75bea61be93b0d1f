#!/bin/bash
# Renders and develops what the sample dealer's pictures lack, until all are there or FOLDER/stop exists:
#   nice -n 19 api/sample/art/blender/go.sh [FOLDER] [SAMPLES]
# One Blender at a time on one thread; a few renders each, so that a changed script is picked up on the way.
cd "$(dirname "$0")/../../../.." || exit 1
folder=${1:-/tmp/art}
mkdir -p "$folder/exr"
# Linux weighs sessions first and processes within them: nice alone would not hold this one back.
[ -w "/proc/$$/autogroup" ] && echo 19 >"/proc/$$/autogroup"
# Two at once would write the same files.
exec 9>"$folder/lock"
flock -n 9 || { echo "$folder is being rendered into already"; exit 1; }
while [ ! -e "$folder/stop" ]; do
  npx tsx api/sample/art/blender/list.ts "$folder" >/dev/null 2>&1
  timeout 2400 blender -b --factory-startup -t 1 -P api/sample/art/blender/render.py -- \
    "$folder/renders.json" "$folder/exr" "${2:-12}" 100 12 2>&1 | grep -E 'RENDERED|FAILED|Error:' | grep -v freed >>"$folder/render.log"
  [ "$(tail -c 400 "$folder/render.log" | md5sum)" = "$last" ] && touch "$folder/stop"
  last=$(tail -c 400 "$folder/render.log" | md5sum)
  /usr/bin/python3 api/sample/art/blender/develop.py "$folder/pictures.json" "$folder/exr" api/sample/art/renders >>"$folder/develop.log" 2>&1
done
rm -f "$folder/stop"
