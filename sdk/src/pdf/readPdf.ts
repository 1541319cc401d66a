import { centralCharacter } from "./encodeText.ts";

const WINDOWS = new TextDecoder("windows-1252");

/** The texts of a PDF of `writePdf`, page by page: each part, its lines joined by spaces. For tests. */
export function readPdf(pdf: Uint8Array): string[][] {
  const file = new TextDecoder("latin1").decode(pdf);
  const contents = [...file.matchAll(/\nstream\n([\s\S]*?)\nendstream/g)];
  return contents.map(([, content = ""]) =>
    [...content.matchAll(/BDC([\s\S]*?)EMC/g)].map(([, part = ""]) =>
      [...part.matchAll(/BT ([^\n]*) ET/g)].map(([, line = ""]) => readLine(line)).join(" "),
    ),
  );
}

const readLine = (line: string): string =>
  [...line.matchAll(/\/F(\d) [\d.]+ Tf (?:\(((?:\\.|[^\\)])*)\)|<([\da-f]+)>) Tj/g)]
    .map(([, font, text = "", codes]) => (codes ? decodeUnits(codes) : decode(text, Number(font) > 2)))
    .join("");

const decodeUnits = (codes: string): string =>
  codes.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16)));

function decode(text: string, isCentral: boolean): string {
  const bytes = text.replace(/\\(\d{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code,
  );
  return isCentral
    ? [...bytes].map((byte) => centralCharacter(byte.charCodeAt(0))).join("")
    : WINDOWS.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
