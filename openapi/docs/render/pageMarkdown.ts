import type { Block, Page } from "../Page.ts";
import type { Field } from "../schema/fields.ts";
import { linkTarget } from "./links.ts";

/** A page as Markdown: the same blocks, without what needs a browser. `from` is where it will stand. */
export function pageMarkdown(page: Page, from = page.path): string {
  const blocks = [...page.blocks, ...(page.aside ?? [])].map((block) => blockMarkdown(block, from));
  return `# ${page.title}\n\n${blocks.filter(Boolean).join("\n\n")}\n`;
}

function blockMarkdown(block: Block, from: string): string {
  switch (block.kind) {
    case "heading":
      return block.text === "Try it" ? "" : `${"#".repeat(block.level)} ${block.text}`;
    case "prose":
      return proseMarkdown(block.markdown, from);
    case "code":
      return `**${block.title}**\n\n${fence(block.code, block.language)}`;
    case "fields":
      return block.fields.map((field) => fieldMarkdown(field, from, "")).join("\n");
    case "table":
      return [block.head, block.head.map(() => "---"), ...block.rows]
        .map((row) => `| ${row.map((cell) => relink(cell, from).replaceAll("|", "\\|")).join(" | ")} |`)
        .join("\n");
    case "cards":
      return block.cards
        .map(({ title, path, text }) => `- [${title}](${linkTarget(`/${path}`, from, ".md")}): ${text}`)
        .join("\n");
    case "endpoint":
      return `\`${block.method} ${block.path}\``;
    case "badges":
      return block.badges.map(({ text }) => text).join(" · ");
    case "try":
      return "";
  }
}

function fieldMarkdown(
  { name, type, required, description, facts, example, children, component }: Field,
  from: string,
  indent: string,
): string {
  const kind = type
    .map((part) =>
      part.component ? `[${part.text}](${linkTarget(`/schemas/${part.component}`, from, ".md")})` : part.text,
    )
    .join("");
  const lines = [
    relink(description.replace(/\s+/g, " "), from),
    facts.length > 0 && `(${facts.join("; ")})`,
    example !== undefined &&
      example !== null &&
      typeof example !== "object" &&
      `For example \`${JSON.stringify(example)}\`.`,
  ];
  const line =
    `${indent}- \`${name}\` ${kind}${required ? ", required" : ""}: ${lines.filter(Boolean).join(" ")}`.trimEnd();
  const inside = component ? [] : children.map((child) => fieldMarkdown(child, from, `${indent}  `));
  return [line, ...inside].join("\n");
}

/** Links to the Markdown of the other pages; code is left as it is. */
function proseMarkdown(markdown: string, from: string): string {
  return markdown
    .split(/^(```[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith("```") ? part.replace(/^```(\w+) .*$/m, "```$1") : relink(part, from)))
    .join("")
    .trim();
}

const relink = (text: string, from: string): string =>
  text.replace(/\]\(([^)\s]+)\)/g, (_all, href: string) => `](${linkTarget(href, from, ".md")})`);

const fence = (code: string, language: string): string =>
  `\`\`\`${language === "text" ? "" : language}\n${code.trimEnd()}\n\`\`\``;
