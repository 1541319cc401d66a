import type { Page, PageKind } from "../Page.ts";
import { pageMarkdown } from "./pageMarkdown.ts";

const sections: [title: string, kind: PageKind][] = [
  ["Guides", "guide"],
  ["Operations", "operation"],
  ["Events", "event"],
  ["Errors", "error"],
  ["Schemas", "schema"],
];

/** Every page with its address and what it says in a sentence (https://llmstxt.org). */
export function llmsIndex(pages: Page[]): string {
  const overview = pages.find(({ kind }) => kind === "overview");
  const lists = sections.map(([title, kind]) => {
    const own = pages.filter((page) => page.kind === kind);
    return `## ${title}\n\n${own.map((page) => `- [${page.title}](${page.path}.md): ${page.summary}`).join("\n")}`;
  });
  return `# ${overview?.title}\n\n> ${overview?.summary}\n\n${lists.join("\n\n")}\n`;
}

/** Every page in one file. */
export function llmsFull(pages: Page[]): string {
  return pages
    .map((page) => `<!-- ${page.path}.md -->\n\n${pageMarkdown(page, "llms-full")}`)
    .join("\n---\n\n");
}
