import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isCurrent, toEntityTag } from "../http/entityTag.ts";
import { compress, type Encoding } from "./compress.ts";
import { parseRange } from "./parseRange.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const compressible = new Set([
  ".css",
  ".html",
  ".js",
  ".json",
  ".md",
  ".svg",
  ".txt",
  ".vtt",
  ".webmanifest",
  ".xml",
]);

/**
 * A picture's address with the suffix of a smaller size. Pages ask for these of every picture; where a size is not among the
 * files, the picture itself is sent. Never of a sold file: access to those is decided by the address that is asked for.
 */
const sized = /^((?:\/distribution)?\/assets\/(?!files\/).+)_x\d{1,4}(\.(?:jpe?g|png|webp|avif|gif))$/i;

/** A built file's name with a hash of its content. */
const hashed = /-[\w-]{8}\.\w+$/;

export interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  encoding: Encoding;
  bytes: Buffer;
}

/**
 * The files of a build by their address, below each of the prefixes. Only addresses in this table are answered, so no
 * path can lead out of it. Each is compressed once.
 */
export class StaticFiles {
  readonly #paths = new Map<string, { path: string; cacheControl: string }>();
  readonly #ready = new Map<string, Promise<StaticFile>>();

  constructor(directory: string, prefixes: string[]) {
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(directory, path).split(sep).join("/");
      const cacheControl = getCacheControl(name);
      for (const prefix of prefixes) this.#paths.set(`${prefix}/${name}`, { path, cacheControl });
    }
  }

  /** True for a file that carries a hash of its content in its name: scripts, styles and fonts, which a page is blank without. */
  isHashed(address: string): boolean {
    return this.#paths.has(address) && hashed.test(address);
  }

  get(address: string, accepted: Encoding): Promise<StaticFile> | undefined {
    const found = this.#paths.get(address) ?? this.#paths.get(address.replace(sized, "$1$2"));
    if (found === undefined) return undefined;
    const encoding = compressible.has(extname(found.path)) ? accepted : "identity";
    const key = `${encoding} ${found.path}`;
    let file = this.#ready.get(key);
    if (file === undefined) {
      file = load(found.path, found.cacheControl, encoding);
      this.#ready.set(key, file);
      // Too many open files, say: the next caller may read it.
      file.catch(() => this.#ready.delete(key));
    }
    return file;
  }
}

/** Sends a file, or 304 when the caller's copy is current. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  reply
    .header("etag", file.etag)
    .header("cache-control", file.cacheControl)
    .header("vary", "accept-encoding");
  if (isCurrent(request, file.etag)) return reply.code(304).send();
  if (file.encoding !== "identity") reply.header("content-encoding", file.encoding);
  reply.type(file.type);
  // Safari plays a video only from a server that answers ranges.
  if (!file.type.startsWith("video/")) return reply.send(file.bytes);
  reply.header("accept-ranges", "bytes");
  const range = parseRange(request.headers.range, file.bytes.length);
  if (range === undefined || (request.headers["if-range"] ?? file.etag) !== file.etag)
    return reply.send(file.bytes);
  if (range === null) return reply.code(416).header("content-range", `bytes */${file.bytes.length}`).send();
  return reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${file.bytes.length}`)
    .send(file.bytes.subarray(range.start, range.end + 1));
}

function getCacheControl(name: string): string {
  if (/\.(html|md)$/.test(name)) return "no-cache";
  // A hash of the content: it never changes.
  return hashed.test(name) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

async function load(path: string, cacheControl: string, encoding: Encoding): Promise<StaticFile> {
  const content = await readFile(path);
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    etag: toEntityTag(content, encoding),
    cacheControl,
    encoding,
    bytes: await compress(content, encoding, 9),
  };
}
