import MarkdownIt from "markdown-it";
import { slug } from "../Page.ts";
import { codeFigure } from "./codeFigure.ts";
import { diagram } from "./diagram.ts";
import { type Html, html, trusted } from "./html.ts";
import { linkTarget } from "./links.ts";

/** Where the text stands, and the words that are links wherever they stand as code: operations, errors, schemas. */
export type LinkContext = {
  from: string;
  terms: ReadonlyMap<string, string>;
};

// Raw HTML stays off: what looks like a tag in a text of the contract is shown as text.
const reader = new MarkdownIt({ html: false });
const rules = reader.renderer.rules;

rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const { from } = env as LinkContext;
  token?.attrSet("href", linkTarget(String(token.attrGet("href")), from, ".html"));
  return self.renderToken(tokens, index, options);
};
rules.code_inline = (tokens, index, _options, env) => {
  const { from, terms } = env as LinkContext;
  const word = tokens[index]?.content ?? "";
  const path = terms.get(word);
  const isLinked =
    tokens.slice(0, index).reduce((depth, { nesting, tag }) => (tag === "a" ? depth + nesting : depth), 0) >
    0;
  if (path === undefined || path === from || isLinked) return html`<code>${word}</code>`.text;
  return html`<a href="${linkTarget(`/${path}`, from, ".html")}"><code>${word}</code></a>`.text;
};
rules.fence = (tokens, index) => {
  const { info = "", content = "" } = tokens[index] ?? {};
  const [language = "text", file, ...words] = info.trim().split(" ");
  if (language === "dot") return diagram(content, [file, ...words].join(" ")).text;
  return codeFigure({
    code: content,
    language: language || "text",
    title: file ?? getLanguageTitle(language),
  }).text;
};
rules.heading_open = (tokens, index) => {
  const id = slug(tokens[index + 1]?.content ?? "");
  return html`<${trusted(tokens[index]?.tag ?? "h2")} id="${id}">`.text;
};
rules.heading_close = (tokens, index) => {
  const text = tokens[index - 1]?.content ?? "";
  return html`${anchor(slug(text), text)}</${trusted(tokens[index]?.tag ?? "h2")}>\n`.text;
};
// A table wider than a phone scrolls in its own box, which the keyboard must reach.
export const tableBox = trusted('<div class="wide" role="group" aria-label="Table" tabindex="0">');
rules.table_open = () => html`${tableBox}<table>\n`.text;
rules.table_close = () => "</table></div>\n";

export const prose = (markdown: string, place: LinkContext): Html => trusted(reader.render(markdown, place));
export const inline = (markdown: string, place: LinkContext): Html =>
  trusted(reader.renderInline(markdown, place));

/** The sign beside a heading that gives its address. */
export const anchor = (id: string, text: string): Html =>
  html` <a class="anchor" href="#${id}" aria-label="Link to “${text.replaceAll("`", "")}”">#</a>`;

/** The second-level headings of a text. */
export function parseHeadings(markdown: string): { id: string; text: string }[] {
  const tokens = reader.parse(markdown, {});
  return tokens.flatMap((token, index) => {
    const text = tokens[index + 1]?.content ?? "";
    return token.type === "heading_open" && token.tag === "h2"
      ? [{ id: slug(text), text: text.replaceAll("`", "") }]
      : [];
  });
}

const titles: Record<string, string> = {
  ts: "TypeScript",
  sh: "Shell",
  json: "JSON",
  yaml: "YAML",
  http: "HTTP",
};
const getLanguageTitle = (language: string): string => titles[language] ?? "Text";
