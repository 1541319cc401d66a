import { type Page, slug } from "../Page.ts";
import type { Navigation } from "../pages/allPages.ts";
import { blockHtml } from "./blocks.ts";
import { type Html, html } from "./html.ts";
import { linkTarget, relativeTo } from "./links.ts";
import { type LinkContext, parseHeadings } from "./markdown.ts";
import { navigationHtml } from "./navigationHtml.ts";

/** The frame of every page: names of the built files, addresses of the site. */
export interface Frame {
  navigation: Navigation;
  terms: ReadonlyMap<string, string>;
  style: string;
  script: string;
  searchIndex: string;
  /** The mock that runs in the page. */
  mock: string;
  /** The programs of all samples. */
  samples: string;
  /** Paths of the pages whose samples run in the page. */
  runnable: ReadonlySet<string>;
  /** Address of the site's root, with its last slash, when it is known. */
  home: string | undefined;
}

export function pageHtml(page: Page, frame: Frame): string {
  const place: LinkContext = { from: page.path, terms: frame.terms };
  const to = (file: string) => relativeTo(page.path, file);
  const headings = contents(page);
  const aside = page.aside ?? [];
  const shape =
    aside.length > 0
      ? "with-samples"
      : page.kind !== "overview" && headings.length > 1
        ? "with-contents"
        : "plain";
  return html`<!doctype html>
<html lang="en" data-root="${to("index.html").replace(/index\.html$/, "") || "./"}" data-search="${to(frame.searchIndex)}" data-mock="${to(frame.mock)}" data-samples="${to(frame.samples)}"${frame.runnable.has(page.path) && html` data-sample="${page.path}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.path === "index" ? page.title : `${page.title} · Velours API`}</title>
<meta name="description" content="${page.summary.slice(0, 300)}">
<meta name="color-scheme" content="light dark">
${
  frame.home !== undefined &&
  html`<link rel="canonical" href="${frame.home}${page.path}.html">
`
}<link rel="alternate" type="text/markdown" href="${to(`${page.path}.md`)}">
<link rel="icon" href="${to("icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${to(frame.style)}">
<script src="${to(frame.script)}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="top"><a class="brand" href="${to("index.html")}"><span>Velours</span> API</a>
<button type="button" class="open-search" hidden><span>Search</span><kbd>/</kbd></button></header>
<div class="page ${shape} ${page.kind}">
${navigationHtml(frame.navigation, page.path)}
<main id="content" tabindex="-1">
<article class="text">
${trail(page, place)}<h1${["event", "error", "schema"].includes(page.kind) ? html` class="code-title"` : ""}>${page.title}</h1>
${page.blocks.map((block) => blockHtml(block, place))}<p class="foot"><a href="${to(`${page.path}.md`)}">This page as Markdown</a></p>
</article>
${aside.length > 0 && html`<aside class="samples" aria-label="Samples">\n${aside.map((block) => blockHtml(block, place))}</aside>\n`}${
  shape === "with-contents" &&
  html`<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>\n`
}</main>
</div>
</body>
</html>
`.text;
}

function trail({ trail: above = [] }: Page, { from }: LinkContext): Html | false {
  return (
    above.length > 0 &&
    html`<nav class="trail" aria-label="Above this page"><ol>${above.map(({ title, path }) => html`<li><a href="${linkTarget(`/${path}`, from, ".html")}">${title}</a></li>`)}</ol></nav>\n`
  );
}

function contents(page: Page): { id: string; text: string }[] {
  return page.blocks.flatMap((block) => {
    if (block.kind === "prose") return parseHeadings(block.markdown);
    return block.kind === "heading" && block.level === 2
      ? [{ id: block.id ?? slug(block.text), text: block.text }]
      : [];
  });
}
