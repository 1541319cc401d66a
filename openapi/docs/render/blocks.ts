import { type Block, slug } from "../Page.ts";
import { codeFigure } from "./codeFigure.ts";
import { fieldList } from "./fieldList.ts";
import { type Html, html } from "./html.ts";
import { linkTarget } from "./links.ts";
import { anchor, inline, type LinkContext, prose, tableBox } from "./markdown.ts";
import { tryForm } from "./tryForm.ts";

/** A block as HTML. */
export function blockHtml(block: Block, place: LinkContext): Html {
  switch (block.kind) {
    case "heading": {
      const id = block.id ?? slug(block.text);
      return block.level === 2
        ? html`<h2 id="${id}">${block.text}${anchor(id, block.text)}</h2>\n`
        : html`<h3 id="${id}">${block.text}${anchor(id, block.text)}</h3>\n`;
    }
    case "prose":
      return prose(block.markdown, place);
    case "code":
      return codeFigure(block);
    case "fields":
      return fieldList(block.fields, block.label, place);
    case "table":
      return html`${tableBox}<table><thead><tr>${block.head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>
${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell, place)}</td>`)}</tr>\n`)}</tbody></table></div>\n`;
    case "cards":
      return html`<ul class="cards">${block.cards.map(
        ({ title, path, text }) =>
          html`<li><a href="${linkTarget(`/${path}`, place.from, ".html")}">${title}</a><p>${text}</p></li>\n`,
      )}</ul>\n`;
    case "endpoint":
      return html`<p class="endpoint"><span class="method">${block.method}</span> <code>${block.path
        .split(/(\{[^}]+\})/)
        .map((part) => (part.startsWith("{") ? html`<var>${part}</var>` : part))}</code></p>\n`;
    case "badges":
      return html`<p class="badges">${block.badges.map(({ text, tone }) => html`<span class="badge ${tone}">${text}</span> `)}</p>\n`;
    case "try":
      return tryForm(block.request);
  }
}
