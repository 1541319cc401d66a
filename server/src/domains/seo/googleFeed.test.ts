import type { Product } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { checkGoogleFeed, readItems } from "../../testing/checkGoogleFeed.ts";
import { bookshopDirectory } from "../../testing/openBookshop.ts";
import { demoDirectory } from "../import/demoDirectory.ts";
import { readDirectory } from "../import/readDirectory.ts";
import { writeGoogleFeed } from "./googleFeed.ts";

const toRecord = (document: Product) => ({
  id: document.id,
  document,
  enabled: document.enabled ?? true,
  popularity: 0,
  created_at: document.created_at ?? "",
  stock: document.inventories.map(({ region = "INTL", quantity = null, ...row }) => ({
    ...row,
    region,
    quantity,
  })),
});

async function open(directory: string, change = (product: Product) => product) {
  const document = await readDirectory(directory);
  const site = document.sites.map(({ value }) => value).find(({ code }) => code === "boutique")!;
  const products = document.products.map(({ value }) => change(structuredClone(value)));
  const skus = new Set(products.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? [])));
  const rates = document.shippingRates.map(({ value }) => value);
  const write = (language: "en" | "fr", country: string) => {
    const region = site.regions.find((each) => each.country === country)!;
    const market = { site, region, language, origin: "https://shop.example", rates };
    return [...writeGoogleFeed(products.map(toRecord), market)].join("");
  };
  return { site, skus, write, products };
}

const demo = await open(demoDirectory);
const bookshop = await open(bookshopDirectory);

describe("a feed as Google takes it", () => {
  test.each(demo.site.regions.map(({ country }) => country))("of the demo shop in %s", (country) => {
    const feed = demo.write(country === "FR" ? "fr" : "en", country);
    expect(readItems(feed).length).toBeGreaterThan(100);
    expect(checkGoogleFeed(feed, demo.skus)).toEqual([]);
  });

  test("of the bookshop, whose goods ship anywhere", () => {
    const feed = bookshop.write("fr", "FR");
    expect(readItems(feed)).toHaveLength(12);
    expect(checkGoogleFeed(feed, bookshop.skus)).toEqual([]);
  });

  test("of goods with a picture that Google can read", async () => {
    const linked = await open(bookshopDirectory, (product) => ({
      ...product,
      images: [{ id: 1, src: "https://images.example/a.svg", alt: "" }],
    }));
    expect(readItems(linked.write("en", "FR"))).toEqual([]);
  });

  test("of goods whose stock has no region of the country", async () => {
    const anywhere = await open(demoDirectory, (product) => ({
      ...product,
      inventories: product.variants.map(({ id }) => ({
        ...{ variant_id: id, region: "INTL", requires_shipping: true, level: "high" as const },
      })),
    }));
    const count = (country: string) => readItems(anywhere.write("en", country)).length;
    expect(count("US")).toBeGreaterThanOrEqual(readItems(demo.write("en", "US")).length);
    expect(count("US")).toBe(count("CA"));
  });
});

describe("an item", () => {
  const find = (id: number) =>
    readItems(bookshop.write("en", "FR")).find((item) => item.get("id") === String(id))!;
  const [road, lights, , , , , tee, , bookmarks] = bookshop.products;

  test("says texts as people read them, decoded once", () =>
    expect(find(road!.variants[0]!.id).get("description")).toBe("Wind & water, 5 < 6. A novel."));

  test("has the maker's number, and says when there is none", () => {
    const known = Object.fromEntries(find(road!.variants[0]!.id));
    expect(known).toMatchObject({ gtin: "9780306406157", brand: "Harbour Press" });
    expect(known).not.toHaveProperty("identifier_exists");
    expect(known).not.toHaveProperty("mpn");
    const own = Object.fromEntries(find(bookmarks!.variants[0]!.id));
    expect(own).toMatchObject({ identifier_exists: "no" });
    expect(own).not.toHaveProperty("brand");
  });

  test("has the picture, the address and the options of its variant", () => {
    const [navy, , sand] = tee!.variants.map(({ id }) => Object.fromEntries(find(id)));
    expect(navy).toMatchObject({ color: "Navy", size: "S", age_group: "adult", gender: "unisex" });
    expect(navy!.image_link).toBe("https://shop.example/assets/img/books/600007.jpg");
    expect(sand!.image_link).toBe("https://shop.example/assets/img/books/600007-2.jpg");
    expect(sand!.link).toContain(`?variant=${tee!.variants[2]!.id}`);
  });

  test("has a title that is cut between characters", async () => {
    const long = await open(bookshopDirectory, (product) => ({ ...product, title: `x${"💋".repeat(99)}` }));
    expect(readItems(long.write("en", "FR"))[0]?.get("title")).toBe(`x${"💋".repeat(74)}`);
  });

  test("has the standard shipping of its price, and a former price alone where it cost more", () => {
    const item = Object.fromEntries(find(lights!.variants[0]!.id));
    expect(item).toMatchObject({ price: "14.90 EUR", sale_price: "9.90 EUR" });
    expect(item.shipping).toBe(
      "<g:country>FR</g:country><g:service>Standard</g:service><g:price>4.90 EUR</g:price>",
    );
    expect(Object.fromEntries(find(road!.variants[0]!.id))).not.toHaveProperty("sale_price");
  });
});

test("the check finds what Google refuses", () => {
  const broken = (from: string | RegExp, to: string) =>
    checkGoogleFeed(bookshop.write("en", "FR").replace(from, to), bookshop.skus);
  expect(broken("<g:gtin>9780306406157", "<g:gtin>9780306406158")).toEqual([
    expect.stringContaining("gtin is"),
  ]);
  expect(broken("Wind &amp; water", "Wind &amp;amp; water")).toEqual([expect.stringContaining("markup")]);
  expect(broken("<g:identifier_exists>no</g:identifier_exists>", "<g:mpn>BK-TOTE-BAG</g:mpn>")).not.toEqual(
    [],
  );
  expect(broken(/<g:age_group>adult<\/g:age_group>/, "")).toEqual([expect.stringContaining("clothes")]);
  expect(broken(/<g:image_link>[^<]*/, "<g:image_link>/a.jpg")).toEqual([expect.stringContaining("address")]);
});
