import MiniSearch from "minisearch";
import type { Block, Page } from "../Page.ts";
import type { Field } from "../schema/fields.ts";
import { synonyms } from "./synonyms.ts";
import { searchOptions } from "./words.ts";

/** The prepared index as a script: a page from a disk may load scripts, but fetch nothing. */
export function searchIndex(pages: Page[]): string {
  const index = new MiniSearch(searchOptions);
  index.addAll(
    pages.map(({ path, title, kind, summary, blocks }) => ({
      path,
      title: kind === "operation" ? `${title} ${path.replace("operations/", "")}` : title,
      kind,
      summary: summary.slice(0, 160),
      text: blocks.map(toPlainText).join(" "),
      synonyms: synonyms[path] ?? "",
    })),
  );
  return `self.veloursIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

function toPlainText(block: Block): string {
  if (block.kind === "prose") return block.markdown.replace(/^```[\s\S]*?^```$/gm, "");
  if (block.kind === "heading") return block.text;
  if (block.kind === "endpoint") return block.path;
  if (block.kind === "table")
    return block.rows
      .flat()
      .join(" ")
      .replace(/\]\([^)]*\)/g, "");
  return block.kind === "fields" ? block.fields.map(fieldText).join(" ") : "";
}

const fieldText = ({ name, description, children, component }: Field): string =>
  [name, description, ...(component ? [] : children.map(fieldText))].join(" ");
