import type { Page } from "../Page.ts";
import { html } from "./html.ts";

export function sitemap(pages: Page[], home: string): string {
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${home}${path}.html</loc></url>\n`)}</urlset>
`.text;
}
