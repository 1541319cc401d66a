import type { TextBlock } from "@velours/documents";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const toWords = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replace(/[ \t\r\n]+/g, " ")
    .trim();

/** The words of clean HTML in blocks: headings, paragraphs, entries of lists and rows of tables. */
export function htmlBlocks(html: string): TextBlock[] {
  const rows = html.replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, row: string) => {
    const cells = [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/g)];
    return `<p>${cells.map(([, cell = ""]) => cell.replace(/<br[^>]*>/g, ", ")).join(" | ")}</p>`;
  });
  const marked = rows.replace(/<li\b[^>]*>/g, "<li>• ").replace(/<br[^>]*>/g, "</p>");
  const parts = marked.split(/<\/(p|h[2-4]|li|dt|dd|blockquote|caption|div)>|<hr[^>]*>/);
  const blocks: TextBlock[] = [];
  // Between two parts stands the name of the element that ended.
  for (let index = 0; index < parts.length; index += 2) {
    const words = toWords(parts[index] ?? "");
    if (words === "" || words === "•") continue;
    blocks.push({ kind: /^h\d$/.test(parts[index + 1] ?? "") ? "heading" : "text", words });
  }
  return blocks;
}
