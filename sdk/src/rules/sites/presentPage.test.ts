import { describe, expect, it } from "vitest";
import type { Page } from "../../types.ts";
import { presentPage, presentPageLinks, selectPages } from "./presentPage.ts";

const page = (handle: string, more: Partial<Page> = {}): Page => ({
  handle,
  title: `Our ${handle}`,
  html: "<p>Words</p>",
  ...more,
});
const terms = page("terms", {
  position: 3,
  translations: {
    fr: { title: "Conditions", html: "<p>Par courriel</p>" },
    "fr-FR": { html: "<p>Par e-mail</p>" },
  },
});

describe("presentPage", () => {
  it.each([
    ["en", "Our terms", "<p>Words</p>"],
    ["en-GB", "Our terms", "<p>Words</p>"],
    ["fr", "Conditions", "<p>Par courriel</p>"],
    ["fr-CA", "Conditions", "<p>Par courriel</p>"],
    ["fr-US", "Conditions", "<p>Par courriel</p>"],
    ["fr-FR", "Conditions", "<p>Par e-mail</p>"],
    ["fr-CH", "Conditions", "<p>Par e-mail</p>"],
  ])("%s: words of the country, then of the language, then the page's own", (locale, title, html) =>
    expect(presentPage(terms, locale)).toEqual({ handle: "terms", title, html }),
  );

  it.each([
    ["fr", "<p>Par e-mail</p>"],
    ["fr-US", "<p>Par e-mail</p>"],
    ["fr-CA", "<p>Par courriel</p>"],
    ["en", "<p>Words</p>"],
  ])("%s of a site whose own French is that of France", (locale, html) =>
    expect(presentPage(terms, locale, "fr-FR").html).toBe(html),
  );

  it("leaves out what only imports say", () =>
    expect(presentPage(page("terms", { site: "outlet", published: true, position: 1 }), "en")).toEqual(
      page("terms"),
    ));
});

it("names pages in both languages, without French where there is none", () =>
  expect(presentPageLinks([terms, page("imprint")])).toEqual([
    { handle: "terms", label: "Our terms", label_fr: "Conditions" },
    { handle: "imprint", label: "Our imprint" },
  ]));

describe("selectPages", () => {
  const handles = (pages: Page[], site: string) => selectPages(pages, site).map(({ handle }) => handle);

  it("orders by position, then by handle", () =>
    expect(handles([page("b"), page("a"), page("c", { position: 1 })], "outlet")).toEqual(["c", "a", "b"]));

  it("shows a site's own page in place of every site's, and no other site's", () => {
    const pages = [
      page("terms"),
      page("terms", { site: "outlet", title: "Outlet" }),
      page("imprint", { site: "closet" }),
    ];
    expect(selectPages(pages, "outlet").map(({ title }) => title)).toEqual(["Outlet"]);
    expect(handles(pages, "boutique")).toEqual(["terms"]);
  });

  it("leaves out what is not published, also where another site has it", () => {
    const pages = [page("terms"), page("terms", { site: "outlet", published: false })];
    expect([handles(pages, "outlet"), handles(pages, "boutique")]).toEqual([[], ["terms"]]);
  });
});
