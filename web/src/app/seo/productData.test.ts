import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product, Review } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { checkProductData } from "./checkProductData.ts";
import { productData } from "./productData.ts";

const product = {
  id: 7,
  title: "Halo",
  vendor: "Velours",
  type: "Vibrators",
  images: [],
  variants: [],
  inventories: [],
  rating: { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] },
} as unknown as Product;
const place = {
  url: "https://shop.example/product/7",
  origin: "https://shop.example",
  currency: "USD",
  language: "en",
  defaultLanguage: "en",
  seller: "Velours",
  country: "US",
  returnDays: 30,
  rates: [],
} as const;
const review: Review = {
  id: 1,
  stars: 4,
  title: "Quiet",
  author: "Camille",
  language: "fr",
  created_at: "2026-09-14T10:00:00Z",
};

it("says the rating of all reviews and the reviews that the page shows", () => {
  expect(productData(product, place, [review])).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Camille" },
        datePublished: "2026-09-14",
        inLanguage: "fr",
        name: "Quiet",
        reviewRating: { "@type": "Rating", ratingValue: 4 },
      },
    ],
  });
});

it.each([
  ["without a rating", { ...product, rating: undefined }],
  ["with a rating of no reviews", { ...product, rating: { average: 0, count: 0, stars: [0, 0, 0, 0, 0] } }],
])("says neither %s", (_, unrated) => {
  const data = productData(unrated as Product, place, [review]);
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data).not.toHaveProperty("review");
});

it("says the rating alone when the reviews could not be had", () => {
  const data = productData(product, place, []);
  expect(data).toHaveProperty("aggregateRating.ratingValue", 4.5);
  expect(data).not.toHaveProperty("review");
});

it.each(["", "<p> </p>", undefined])(
  "says the title of a product described as %j, and no empty text",
  (description) => {
    const data = productData({ ...product, description, type: "" } as Product, place, []);
    expect(data).toMatchObject({ description: "Halo" });
    expect(data).not.toHaveProperty("category");
  },
);

it("names no category of a product protection, which is shown as no warranty", () => {
  expect(productData({ ...product, type: "Warranty" }, place, [])).not.toHaveProperty("category");
  expect(productData(product, place, [])).toHaveProperty("category", "Vibrators");
});

const colours = {
  ...product,
  options: ["Colour", "Scent", "Size"],
  images: [
    { id: 3, src: "/pictures/black.jpg" },
    // Stored before addresses were checked.
    { id: 4, src: "https://8.8.8.256/violet.jpg" },
  ],
  variants: [
    { id: 71, option1: "Black|Rose|M", price: 40, compare_at_price: 50, image_id: 3 },
    { id: 72, option1: "Violet|Rose|L", price: 40, compare_at_price: null, image_id: 4 },
  ],
  inventories: [71, 72].map((variant_id) => ({ variant_id, level: "high", requires_shipping: true })),
} as unknown as Product;

it("gives each variant its address, picture, options and former price", () => {
  const data = productData(colours, place, []) as { hasVariant: object[] };
  expect(data).toMatchObject({
    "@type": "ProductGroup",
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
  });
  expect(data.hasVariant).toMatchObject([
    {
      color: "Black",
      size: "M",
      image: "https://shop.example/pictures/black.jpg",
      offers: {
        url: "https://shop.example/product/7?variant=71",
        price: 40,
        priceSpecification: {
          priceType: "https://schema.org/StrikethroughPrice",
          price: 50,
          priceCurrency: "USD",
        },
      },
    },
    { color: "Violet", size: "L", offers: { url: "https://shop.example/product/7?variant=72" } },
  ]);
  expect(data.hasVariant[1]).not.toHaveProperty("image");
  expect(data.hasVariant[1]).not.toHaveProperty("offers.priceSpecification");
});

it.each([
  [
    30,
    { returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow", merchantReturnDays: 30 },
  ],
  [0, { returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" }],
])("says that parcels can be sent back for %i days", (returnDays, policy) => {
  const { hasVariant } = productData(colours, { ...place, returnDays }, []) as { hasVariant: object[] };
  expect(hasVariant[0]).toHaveProperty("offers.hasMerchantReturnPolicy", expect.objectContaining(policy));
});

it("promises no return of what is downloaded", () => {
  const book = {
    ...colours,
    inventories: colours.inventories.map((row) => ({ ...row, requires_shipping: false })),
  };
  const { hasVariant } = productData(book, place, []) as { hasVariant: object[] };
  expect(hasVariant[0]).not.toHaveProperty("offers.hasMerchantReturnPolicy");
});

const rates = [
  {
    amount: 4.9,
    original: 4.9,
    range: { min: 0, max: 35 },
    estimate: { type: "relative", unit: "days", value: [2, 4] },
  },
  {
    amount: 0,
    original: 0,
    range: { min: 35, max: null },
    estimate: { type: "relative", unit: "days", value: [2, 4] },
  },
] as const;
const shipped = { ...place, currency: "EUR", country: "FR", rates: rates as never } as const;
const readProducts = (folder: string): Product[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../../../server", folder, "products.json"), "utf8"));

describe.each(["data/demo", "src/testing/bookshop"])("as Google asks of the products of %s", (folder) => {
  const products = readProducts(folder).filter(({ type }) => !["Gift Card", "Warranty"].includes(type));
  it.each(products.map((each) => [each.handle, each] as const))("%s", (_, each) => {
    const isShipped = each.inventories.every(({ requires_shipping }) => requires_shipping);
    expect(checkProductData(productData(each, shipped, []), { isShipped })).toEqual([]);
  });
});

it("says the standard shipping of the price, the maker's number and for whom clothes are", () => {
  const shirt = {
    ...colours,
    vendor: "",
    meta: { ageGroup: "kids", gender: "female" } as const,
    variants: colours.variants.map((variant) => ({
      ...variant,
      gtin: "9780306406157",
      mpn: "HT-2",
      prices: { EUR: 40 },
    })),
  };
  const data = productData(shirt, shipped, []) as { hasVariant: object[] };
  expect(data).not.toHaveProperty("brand");
  expect(data).toHaveProperty("audience", {
    "@type": "PeopleAudience",
    suggestedGender: "female",
    suggestedAge: { "@type": "QuantitativeValue", minValue: 5, maxValue: 13, unitCode: "ANN" },
  });
  expect(data.hasVariant[0]).toMatchObject({
    gtin: "9780306406157",
    mpn: "HT-2",
    offers: {
      shippingDetails: {
        shippingRate: { value: 0, currency: "EUR" },
        shippingDestination: { addressCountry: "FR" },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 0, unitCode: "DAY" },
          transitTime: { minValue: 2, maxValue: 4, unitCode: "DAY" },
        },
      },
    },
  });
});

it.each<[string, (product: Product) => Product, string]>([
  ["without a picture", (each) => ({ ...each, images: [] }), "image is missing"],
  ["with markup", (each) => ({ ...each, description: "a &amp;amp; b" }), "the description has markup"],
])("the check finds a product %s", (_, change, problem) => {
  const book = readProducts("src/testing/bookshop")[0]!;
  expect(checkProductData(productData(change(book), shipped, []), { isShipped: true })).toEqual([problem]);
});

it("the check finds a product whose shipping is not known", () => {
  const book = readProducts("src/testing/bookshop")[0]!;
  const found = checkProductData(productData(book, { ...shipped, rates: [] }, []), { isShipped: true });
  expect(found).toContain("addressCountry is missing");
});
