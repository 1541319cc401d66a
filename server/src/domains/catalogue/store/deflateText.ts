import { constants, deflateRawSync, inflateRawSync } from "node:zlib";

/** Compresses a text into memory of its own size: what zlib answers is a part of a larger block. */
export function deflateText(text: string): Buffer {
  const compressed = deflateRawSync(text, { level: constants.Z_BEST_SPEED });
  const block = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(block);
  return block;
}

/** Decompresses a block; in a single step when it has at most so many bytes. */
export const inflateBlock = (block: Buffer, bytes: number = constants.Z_DEFAULT_CHUNK): Buffer =>
  inflateRawSync(block, { chunkSize: Math.max(bytes, constants.Z_MIN_CHUNK) });
