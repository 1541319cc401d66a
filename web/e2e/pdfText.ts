import { inflateSync } from "node:zlib";

/**
 * The text of a PDF as Chromium writes it: every glyph is looked up in its font's own table (ToUnicode). Not for other
 * people's PDFs.
 */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, { head: string; stream: string }>();
  const bytes = pdf.toString("latin1");
  for (const [, id = "", body = ""] of bytes.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf("stream\n");
    const head = start === -1 ? body : body.slice(0, start);
    const raw = start === -1 ? "" : body.slice(start + 7, body.lastIndexOf("\nendstream"));
    objects.set(id, { head, stream: head.includes("/FlateDecode") ? inflate(raw) : raw });
  }
  const fonts = new Map<string, Font>();
  for (const { head } of objects.values()) {
    for (const [, list = ""] of head.matchAll(/\/Font\s*<<([^>]*)>>/g)) {
      for (const [, name = "", id = ""] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const table = objects.get(id)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? "";
        fonts.set(name, parseFont(objects.get(table)?.stream ?? ""));
      }
    }
  }
  return [...objects.values()].map(({ stream }) => shownIn(stream, fonts)).join("");
}

const inflate = (raw: string): string => {
  try {
    return inflateSync(Buffer.from(raw, "latin1")).toString("latin1");
  } catch {
    return "";
  }
};

const characters = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

interface Font {
  /** Hex digits of one glyph: four, or two in the fonts Chromium makes of a variable font. */
  digits: number;
  text: Map<number, string>;
}

const from = (hex: string): number => Number.parseInt(hex, 16);

function parseFont(table: string): Font {
  const text: Font["text"] = new Map();
  for (const [, block = ""] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = "", hex = ""] of block.matchAll(/<(\w+)> <(\w+)>/g))
      text.set(from(glyph), characters(hex));
  }
  for (const [, block = ""] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = "", last = "", hex = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)) {
      for (let glyph = from(first); glyph <= from(last); glyph++)
        text.set(glyph, String.fromCharCode(from(hex) + glyph - from(first)));
    }
  }
  return { digits: table.match(/begincodespacerange\n<(\w+)>/)?.[1]?.length ?? 4, text };
}

/** Text of a content stream, a line for each text object. */
function shownIn(stream: string, fonts: ReadonlyMap<string, Font>): string {
  let shown = "";
  for (const [, object = ""] of stream.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)) {
    let font: Font | undefined;
    for (const [, name, hex = ""] of object.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) font = fonts.get(name);
      const digits = font?.digits ?? 4;
      for (let at = 0; at < hex.length; at += digits)
        shown += font?.text.get(from(hex.slice(at, at + digits))) ?? "";
    }
    shown += "\n";
  }
  return shown;
}
