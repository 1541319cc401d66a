import { missingData } from "./missingData.ts";
import type { Page } from "./readPage.ts";

/** Problems of a page of the sitemap by itself. */
export function pageProblems(page: Page, pages: ReadonlyMap<string, Page>): string[] {
  const {
    url,
    status,
    title,
    description,
    robots,
    canonical,
    alternates,
    headings,
    failedParts,
    social,
    data,
  } = page;
  const language = new URL(url).pathname.match(/^\/fr(\/|$)/) ? "fr" : "en";
  const others = [...alternates].filter(([name]) => name !== "x-default" && name !== language);
  const problems = [
    [status !== 200, `answers ${status}`],
    [headings !== 1, `has ${headings} h1`],
    [failedParts > 0, `has ${failedParts} parts that the server did not draw`],
    [canonical !== url, `is not its own canonical: ${canonical}`],
    [title === "", "has no title"],
    [description === "", "has no description"],
    [robots.includes("noindex"), "is not to be indexed"],
    [alternates.get(language) !== url, `is not its own hreflang ${language}: ${alternates.get(language)}`],
    [others.length === 0, "has no other language"],
    ...others.map(([name, address]) => [
      // A page outside the sample says nothing.
      pages.has(address) && pages.get(address)?.alternates.get(language) !== url,
      `and its ${name} page do not name each other: ${address}`,
    ]),
    [!/\.(png|jpg|jpeg|webp)(\?|$)/.test(social.get("og:image") ?? ""), "has no picture for links"],
    ...["og:title", "og:description", "og:type", "og:url", "og:site_name", "og:locale"].map((name) => [
      !social.get(name),
      `has no ${name}`,
    ]),
    ...data.flatMap((each) => missingData(each)).map((missing) => [true, `has a ${missing}`]),
  ] as [boolean, string][];
  return problems.filter(([isWrong]) => isWrong).map(([, words]) => `${url} ${words}`);
}

/** Titles and descriptions that two pages share. */
export function repeatedTexts(pages: readonly Page[]): string[] {
  return (["title", "description"] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap((page) => {
      const before = first.get(page[field]);
      first.set(page[field], before ?? page.url);
      return before === undefined ? [] : [`${page.url} and ${before} have one ${field}: ${page[field]}`];
    });
  });
}
