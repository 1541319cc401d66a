import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that an `accept-encoding` header allows of those on offer. */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  const names = (accepted ?? "").split(",").map((part) => part.trim().toLowerCase());
  const allows = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  return offered.find(allows) ?? "identity";
}

/** Compresses bytes. `quality` is Brotli's, from 0 to 11; the default is for what is compressed once and sent often. */
export async function compress(bytes: Buffer, encoding: Encoding, quality = 5): Promise<Buffer> {
  if (encoding === "identity" || bytes.length === 0) return bytes;
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: 6 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
