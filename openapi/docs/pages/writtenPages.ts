import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "../Page.ts";

const FILE = /^```(\w+) ([\w./-]+)\n```$/gm;

/** Folders of pages written by hand, below `openapi/docs`; each is a part of the site of that name. */
export const WRITTEN = ["guides", "shop", "decisions"] as const;

/** The pages of a folder, in the order of the numbers before their names. */
export function writtenPages(repository: string, part: (typeof WRITTEN)[number]): Page[] {
  const folder = `openapi/docs/${part}`;
  return readdirSync(join(repository, folder))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) =>
      writtenPage(repository, `${folder}/${file}`, `${part}/${basename(file, ".md").replace(/^\d+-/, "")}`),
    );
}

/** A page whose text is a Markdown file: its first heading is the title, its first paragraph of sentences the summary. */
export function writtenPage(repository: string, file: string, path: string): Page {
  const text = readFileSync(join(repository, file), "utf8");
  const [, title = "", rest = ""] = /^# (.+)\n+([\s\S]*)$/.exec(text) ?? [];
  if (!title) throw new Error(`${file} has no title: its first line must be "# …".`);
  return {
    path,
    kind: "guide",
    title,
    summary: firstSentences(rest)
      .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
      .replace(/[`*]/g, "")
      .replace(/\s+/g, " "),
    blocks: [{ kind: "prose", markdown: withFiles(repository, withPaths(rest, path.split("/")[0] ?? "")) }],
  };
}

/** The first paragraph of sentences: no heading, table, list or code. */
const firstSentences = (markdown: string): string =>
  markdown
    .replace(/^```[\s\S]*?^```$/gm, "")
    .split(/\n{2,}/)
    .find((paragraph) => /^[\p{L}`[*]/u.test(paragraph)) ?? "";

/** Written pages link to each other as files (`40-money.md`, `../shop/20-promotions.md`), so that they can be read where they are written. */
function withPaths(markdown: string, part: string): string {
  return markdown.replace(
    /\]\((?:\.\.\/(\w+)\/)?(?:\d+-)?([\w-]+)\.md(#[\w-]+)?\)/g,
    (_all, otherPart, name, anchor = "") => `](/${otherPart ?? part}/${name}${anchor})`,
  );
}

/** Files of the repository that written pages show. */
export function filesInGuides(repository: string): string[] {
  return WRITTEN.flatMap((part) => {
    const folder = join(repository, "openapi/docs", part);
    const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
    return texts.flatMap((text) => [...text.matchAll(FILE)].map((match) => match[2] ?? ""));
  });
}

/** An empty fence that names a file of the repository gets that file: ```` ```ts server/src/assembly/app.ts ````. */
function withFiles(repository: string, markdown: string): string {
  return markdown.replace(FILE, (_all, language, file) => {
    const code = readFileSync(join(repository, file), "utf8");
    return `\`\`\`${language} ${file}\n${code.trimEnd()}\n\`\`\``;
  });
}
