#!/bin/sh
# Runs a file with Node as the shop runs in production: `npm start`, the systemd unit, the image and the bench do it by this.
# The flags keep the heap small: V8 would let the part for new objects grow to 128 MB in each thread, and collect the
# part for old ones late.
root=$(cd "$(dirname "$0")/.." && pwd)
PATH="$root/node_modules/.bin:$PATH"
exec node --max-semi-space-size=16 --initial-old-space-size=64 --import "$root/server/compileCache.js" "$@"
