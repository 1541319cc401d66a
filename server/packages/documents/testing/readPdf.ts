import { inflateSync } from "node:zlib";

/**
 * The texts of a PDF of `writePdf`, page by page: each part of its structure, its lines joined by spaces. Compressed
 * streams and fonts are read as a reader does that copies the text. For tests.
 */
export function readPdf(pdf: Uint8Array): string[][] {
  const objects = readObjects(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = new Map(
      [...resolve(objects, head, "Resources").matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [
        name,
        readCharacters(objects, objects.get(Number(id))?.head ?? ""),
      ]),
    );
    return readParts(streamOf(objects, head, "Contents").toString("latin1"), fonts);
  });
}

/** The files within a PDF, by their names. For tests. */
export function readAttachments(pdf: Uint8Array): Map<string, string> {
  const objects = readObjects(pdf);
  const files = [...objects.values()].filter(({ head }) => /\/Type \/Filespec\b/.test(head));
  return new Map(
    files.map(({ head }) => [
      /\/UF \(([^)]*)\)/.exec(head)?.[1] ?? "",
      streamOf(objects, /\/EF <<([\s\S]*?)>>/.exec(head)?.[1] ?? "", "F").toString("utf8"),
    ]),
  );
}

interface PdfObject {
  /** Its dictionary. */
  head: string;
  stream: Buffer;
}

function readObjects(pdf: Uint8Array): Map<number, PdfObject> {
  const bytes = Buffer.from(pdf);
  const file = bytes.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const { 1: id, index } of file.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const start = index + `${id} 0 obj\n`.length;
    const stream = file.indexOf("\nstream\n", start);
    const end = file.indexOf("\nendobj", start);
    const hasStream = stream !== -1 && stream < end;
    const head = file.slice(start, hasStream ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const data = bytes.subarray(stream + 8, stream + 8 + length);
    objects.set(Number(id), {
      head,
      stream: !hasStream ? Buffer.alloc(0) : head.includes("/FlateDecode") ? inflateSync(data) : data,
    });
  }
  return objects;
}

function resolve(objects: Map<number, PdfObject>, head: string, name: string): string {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
  return id === undefined ? head : (objects.get(Number(id))?.head ?? "");
}

const streamOf = (objects: Map<number, PdfObject>, head: string, name: string): Buffer =>
  objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]))?.stream ?? Buffer.alloc(0);

const fromHex = (codes: string): string =>
  Buffer.from(codes.replace(/\s/g, ""), "hex").swap16().toString("utf16le");

/** The characters of a font's glyphs, by their codes. */
function readCharacters(objects: Map<number, PdfObject>, font: string): string[] {
  const map = streamOf(objects, font, "ToUnicode").toString("latin1");
  const characters: string[] = [];
  for (const [, first = "", list = ""] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/g))
    for (const [index, [, codes = ""]] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      characters[Number.parseInt(first, 16) + index] = fromHex(codes);
  return characters;
}

/** Each marked part of a page: its lines are its spans. */
function readParts(content: string, fonts: Map<string, string[]>): string[] {
  const parts: string[][] = [];
  let depth = 0;
  let font: string[] = [];
  let actual: string | undefined;
  const tokens = /\/(\w+) (?:BMC|<<([\s\S]*?)>> BDC)|(EMC)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, tag, options = "", end, name, shown] of content.matchAll(tokens)) {
    if (tag === "Span") {
      depth++;
      parts.at(-1)?.push("");
      actual = readString(options);
      if (actual !== undefined) parts.at(-1)?.splice(-1, 1, actual);
    } else if (tag !== undefined) {
      depth++;
      parts.push([]);
    } else if (end) {
      depth--;
      actual = undefined;
    } else if (name !== undefined) font = fonts.get(name) ?? [];
    else if (shown !== undefined && actual === undefined && depth > 1) {
      const codes = [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, run = ""]) => run.match(/.{4}/g) ?? []);
      const lines = parts.at(-1);
      lines?.push(
        `${lines.pop() ?? ""}${codes.map((code) => font[Number.parseInt(code, 16)] ?? "").join("")}`,
      );
    }
  }
  return parts.map((lines) => lines.join(" ")).filter((text) => text !== "");
}

/** The ActualText of a part, in UTF-16 or ASCII. */
function readString(options: string): string | undefined {
  const raw = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(options)?.[1];
  if (raw === undefined) return undefined;
  const bytes = raw.replace(
    /\\([\s\S])/g,
    (_, code: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[code] ?? code,
  );
  return bytes.startsWith("\u00fe\u00ff")
    ? Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le")
    : bytes;
}
