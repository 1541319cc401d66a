import type { Navigation } from "../pages/allPages.ts";
import { type Html, html } from "./html.ts";
import { linkTarget } from "./links.ts";

/** The way through the site: beside the text where there is room, folded above it where there is not. */
export function navigationHtml(navigation: Navigation, from: string): Html {
  const link = (path: string, title: string | Html) =>
    html`<a href="${linkTarget(`/${path}`, from, ".html")}"${path === from && html` aria-current="page"`}>${title}</a>`;
  return html`<details class="menu"><summary>Menu</summary><nav aria-label="Documentation">
${navigation.map(
  ({ title, path, links }) => html`<section><h2>${path ? link(path, title) : title}</h2><ul>
${links.map((target) => html`<li>${link(target.path, target.isCode ? html`<code>${target.title}</code>` : target.title)}</li>\n`)}</ul></section>\n`,
)}</nav></details>`;
}
