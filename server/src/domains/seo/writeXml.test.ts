import type { Region, Site } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { products, sites } from "../../testing/shopData.ts";
import { writeGoogleFeed } from "./googleFeed.ts";
import { writeSitemap } from "./sitemap.ts";
import { escapeXml } from "./xml.ts";

test.each([
  [`a & b < c > d " e ' f`, "a &amp; b &lt; c &gt; d &quot; e &apos; f"],
  ["a\u0000b\u000bc\nd", "abc\nd"],
  ["]]></item><script>", "]]&gt;&lt;/item&gt;&lt;script&gt;"],
])("%j is %j in XML", (text, xml) => expect(escapeXml(text)).toBe(xml));

test("a picture's address is escaped", () => {
  const page = { paths: { en: "/a" }, images: ["https://cdn.example/a.png?x=1&y=2"] };
  expect([...writeSitemap([page], "https://s", "en")].join("")).toContain("a.png?x=1&amp;y=2</image:loc>");
});

test.each([
  ["en", ["en https://s/a", "fr https://s/fr/b", "x-default https://s/a"]],
  ["fr", ["en https://s/en/a", "fr https://s/b", "x-default https://s/b"]],
] as const)("a page's other languages, with %s as the default", (defaultLanguage, links) => {
  const xml = [
    ...writeSitemap([{ paths: { en: "/a", fr: "/b" }, images: [] }], "https://s", defaultLanguage),
  ];
  const found = [...(xml[1] ?? "").matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
  expect(found.map(([, language, address]) => `${language} ${address}`)).toEqual(links);
});

test("a site that does not list its default language has no address for every other one", () => {
  const xml = [...writeSitemap([{ paths: { en: "/a" }, images: [] }], "https://s", "fr")].join("");
  expect(xml).toContain("<loc>https://s/en/a</loc>");
  expect(xml).not.toContain("x-default");
});

describe("an item of the feed", () => {
  const site = { ...(sites[0] as Site), warrantyProductId: 6, giftCardProductId: 7 };
  const region = site.regions[0] as Region;
  const stored = (id: number) => {
    const { inventories, ...document } = products.find((product) => product.id === id)!;
    const stock = inventories.map((row) => ({ ...row, quantity: row.quantity ?? null }));
    const images = [{ id: 1, src: "https://cdn.example/a.jpg", alt: null }];
    return {
      id,
      document: { ...document, images, inventories },
      enabled: true,
      popularity: 0,
      created_at: "",
      stock,
    };
  };
  const write = (id: number) =>
    [
      ...writeGoogleFeed([stored(id) as never], {
        site,
        region,
        language: "en",
        origin: "https://s",
        rates: [],
      }),
    ].join("");

  test("says the former price and the sale's", () => {
    expect(write(1)).toContain("<g:price>60.00 USD</g:price><g:sale_price>48.00 USD</g:sale_price>");
    expect(write(1)).toContain("<g:item_group_id>1</g:item_group_id>");
    expect(write(1)).toMatch(/<g:link>[^<]*\?variant=\d+</);
  });

  test("of nothing that is not sent: an e-book, the protection, the gift card", () => {
    for (const id of [3, 6, 7]) expect(write(id)).not.toContain("<item>");
  });

  test("says what is sold out, and what is ordered in advance, as sold out", () =>
    expect(write(2)).toContain("<g:availability>out_of_stock</g:availability>"));
});
