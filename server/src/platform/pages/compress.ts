import type { Readable, Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding an `accept-encoding` header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? "").split(",").map((part) => part.trim().toLowerCase());
  const allows = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

/** Compresses a stream and lets each part go at once; without the flush a page would wait for its end. */
export function compressStream(source: Readable, encoding: Encoding): Readable {
  if (encoding === "identity") return source;
  const transform: Transform =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  source.on("error", (error) => transform.destroy(error));
  return source.pipe(transform);
}

/** Compresses bytes that are sent many times. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity" || bytes.length === 0) return bytes;
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: 6 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
