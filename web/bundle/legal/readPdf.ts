const WINDOWS = new TextDecoder("windows-1252");

/** The texts of a PDF of `createPdf`, page by page: the title and each paragraph, its lines joined again. */
export function readPdf(pdf: Buffer): string[][] {
  const contents = [...pdf.toString("latin1").matchAll(/\nstream\n([\s\S]*?)\nendstream/g)];
  return contents.map(([, content = ""]) =>
    [...content.matchAll(/BDC([\s\S]*?)EMC/g)].map(([, part = ""]) =>
      [...part.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, line = ""]) => decode(line)).join(" "),
    ),
  );
}

function decode(line: string): string {
  const bytes = line.replace(/\\(\d{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code,
  );
  return WINDOWS.decode(Buffer.from(bytes, "latin1"));
}
