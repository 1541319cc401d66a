/** One page of a PDF. */
export interface PdfPage {
  language: string;
  title: string;
  paragraphs: readonly string[];
}

/** Characters on a line of 11 pt Helvetica between margins of 64 pt. */
const LINE = 88;

/** Bytes of Windows-1252 that Latin-1 does not have in their place. */
const WINDOWS: Readonly<Record<string, number>> = {
  "’": 0x92,
  "‘": 0x91,
  "“": 0x93,
  "”": 0x94,
  "…": 0x85,
  œ: 0x9c,
  "€": 0x80,
  "–": 0x96,
};

/** A text as a PDF string. Throws for a character that the font's encoding does not have. */
function pdfString(words: string): string {
  const bytes = [...words].map((character) => {
    const code = WINDOWS[character] ?? character.charCodeAt(0);
    if (code > 255 || (code > 126 && code < 160 && !(character in WINDOWS)))
      throw new Error(`No legal PDF can show ${JSON.stringify(character)} of "${words}"`);
    return code > 126 ? `\\${code.toString(8)}` : character.replace(/[\\()]/, "\\$&");
  });
  return `(${bytes.join("")})`;
}

function wrap(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What a page shows: each paragraph is one marked part, which tells its language to screen readers. */
function pageContent({ language, title, paragraphs }: PdfPage): string {
  const body = paragraphs.map((words) =>
    [
      `/P << /Lang (${language}) >> BDC`,
      ...wrap(words).map((line) => `${pdfString(line)} Tj T*`),
      "EMC T*",
    ].join("\n"),
  );
  return [
    "BT /F2 20 Tf 64 744 Td",
    `/P << /Lang (${language}) >> BDC ${pdfString(title)} Tj EMC`,
    "ET",
    "BT /F1 11 Tf 16 TL 64 708 Td",
    ...body,
    "ET",
  ].join("\n");
}

/** A plain PDF of texts, a page each, in the fonts that every reader has. */
export function createPdf(pages: readonly [PdfPage, ...PdfPage[]]): Buffer {
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  // 1 catalog, 2 pages, 3 and 4 fonts, 5 info; then page and content of each.
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${pages[0].language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${6 + 2 * index} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title ${pdfString(pages[0].title)} >>`,
  ];
  for (const page of pages) {
    const content = pageContent(page);
    const own = objects.length + 1;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${own + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
