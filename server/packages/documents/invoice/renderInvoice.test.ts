import { crc32, deflateSync } from "node:zlib";
import type { Order, OrderProduct, Site } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { site as exampleSite, order, refund } from "../testing/examples.ts";
import { readPdf } from "../testing/readPdf.ts";
import { renderInvoice } from "./renderInvoice.ts";

const site: Site = {
  ...exampleSite,
  seller: {
    name: "Velours Retail LLC",
    address: ["80 Mercer Street", "New York NY 10012"],
    taxNumber: "US 1",
    registration: null,
  },
};
/** A half transparent PNG. */
function drawPng(width: number, height: number): Buffer {
  const size = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
  const chunk = (type: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), bytes]);
    return Buffer.concat([size(bytes.length), named, size(crc32(named))]);
  };
  const header = Buffer.concat([size(width), size(height), Buffer.from([8, 6, 0, 0, 0])]);
  const row = Buffer.concat([Buffer.from([0]), ...Array(width).fill(Buffer.from([11, 107, 93, 128]))]);
  const pixels = deflateSync(Buffer.concat(Array(height).fill(row)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...[chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))],
  ]);
}
const read = async (bought: Order, language: "en" | "fr" = "en", by: Site = site) =>
  readPdf(await renderInvoice(bought, by, language)).map((parts) => parts.join(" "));

test.each([
  [
    "en",
    [
      "Invoice",
      "Number BOUTIQUE-2026-000123 Order V-100023",
      "Date November 20, 2026",
      "Payment Credit card ending in 1111",
      "Velours Retail LLC 80 Mercer Street New York NY 10012 Tax number: US 1",
      "Billed to Ada Moreau",
      "United States",
      "Halo Palm Vibrator (Violet) 2 $96.00",
      "Subtotal $96.00",
      "Shipping Free",
      "Taxes $7.92",
      "Total $103.92",
      "All amounts are in USD.",
      "Page 1 of 1",
    ],
  ],
  [
    "fr",
    [
      "Facture",
      "Numéro BOUTIQUE-2026-000123 Commande V-100023",
      "Date 20 novembre 2026",
      "Paiement Carte de crédit se terminant par 1111",
      "Facturé à Ada Moreau",
      "États-Unis",
      "Sous-total",
      "Tous les montants sont en USD.",
      "Page 1 sur 1",
    ],
  ],
] as const)("in %s: seller, buyer, number, date, lines, totals, payment", async (language, words) => {
  const [page = ""] = await read(order, language);
  for (const part of words) expect(page).toContain(part);
});

test("its days are written as in the buyer's country", async () => {
  const { billing } = order.address;
  const address = { ...order.address, billing: billing && { ...billing, country: "GB" } };
  const [page = ""] = await read({ ...order, address });
  expect(page).toContain("Date 20 November 2026");
});

test("French alone on a French invoice: no word of the English one", async () => {
  const [page = ""] = await read(order, "fr");
  expect(page).not.toMatch(/Invoice|Number|Billed|Shipped|Item|Quantity|Amount|Shipping|Refund|Page \d of/);
});

test("gift card, cash back and promotion stand above the total, and in the payment", async () => {
  const payments = { giftCard: 20, credits: 10, creditCard: 64.92 };
  const [page = ""] = await read({
    ...order,
    promotion: {
      name: "WELCOME",
      description: null,
      type: "percentage",
      eligible: 96,
      percent: 10,
      tier: null,
    },
    invoice: {
      ...order.invoice,
      payments,
      total: 64.92,
      discounts: { ...order.invoice.discounts, promotion: 9 },
    },
  });
  for (const part of [
    "Promotion -$9.00 WELCOME: 10% of $96.00.",
    "Cash back -$10.00",
    "Gift card -$20.00",
    "Total $64.92",
    "Payment Gift card + Cash back + Credit card ending in 1111",
  ])
    expect(page).toContain(part);
});

test("is the same after a refund", async () => {
  expect(await read({ ...order, refunds: [refund] })).toEqual(await read(order));
});

test.each([
  [
    "王小明",
    "en",
    ["[…]", "letters that this file has no font for", "V-100023 is known by the address ada@example.com"],
  ],
  ["สมชาย", "fr", ["[…]", "n’a pas de police", "par l’adresse ada@example.com"]],
] as const)(
  "a buyer called %s is named, or the page in %s says by what",
  async (firstname, language, words) => {
    const billing = { ...order.address.billing, firstname } as Order["address"]["billing"];
    const [page = ""] = await read({ ...order, address: { ...order.address, billing } }, language);
    for (const part of words) expect(page).toContain(part);
  },
);

test.each([
  "Ирина Щукина",
  "Ελένη Ψαρού",
  "Nguyễn Thị Ánh",
  "Łukasz Żak",
  "דנה כהן",
  "ليلى حداد",
  "Dana (דנה) Cohen",
])(
  "%s stands on an invoice in its own letters, in reading order, and no word is said about letters",
  async (firstname) => {
    const billing = { ...order.address.billing, firstname } as Order["address"]["billing"];
    const [page = ""] = await read({ ...order, address: { ...order.address, billing } });
    expect(page).toContain(`Billed to ${firstname} Moreau`);
    expect(page).not.toMatch(/letters|known by/);
  },
);

test("a site without a seller's details has its name alone; a digital order has its buyer", async () => {
  const { seller: _, ...plain } = site;
  const [page = ""] = await read({ ...order, address: { billing: null, shipping: null } }, "en", plain);
  expect(page).toContain("Velours Invoice Number");
  expect(page).toContain("Billed to ada@example.com");
  expect(page).not.toContain("Shipped to");
});

test("a hundred lines with names of any kind go over pages, each with its columns and foot", async () => {
  const line = order.products[0] as OrderProduct;
  const title = "(Évasion) \\ \n 田 ".repeat(12);
  const pages = await read({ ...order, products: Array.from({ length: 100 }, () => ({ ...line, title })) });
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  expect(pages.join(" ").match(/2 \$96\.00/g)).toHaveLength(100);
  for (const page of pages.slice(1, -1)) expect(page).toMatch(/^Item Quantity Amount/);
});

test.each([
  ["US", "[0 0 612 792]"],
  ["FR", "[0 0 595 842]"],
])("a buyer in %s prints on their paper: %s", async (country, box) => {
  const billing = { ...order.address.billing, country } as Order["address"]["billing"];
  const file = new TextDecoder().decode(
    await renderInvoice({ ...order, address: { billing, shipping: null } }, site, "en"),
  );
  expect(file).toContain(`/MediaBox ${box}`);
});

test("the total never stands alone on a page, however many lines are before it", async () => {
  const [product] = order.products;
  // The first page is full before the thirtieth.
  for (let count = 1; count <= (process.env.FULL === undefined ? 30 : 60); count++) {
    const bought = { ...order, products: Array.from({ length: count }, () => product as OrderProduct) };
    const page = (await read(bought)).find((text) => text.includes("Total $103.92")) ?? "";
    expect([count, page]).toEqual([count, expect.stringMatching(/Subtotal|Taxes/)]);
  }
});

test("a logo in PNG stands in place of the name, with the name as its words; SVG does not", async () => {
  const logo = `data:image/png;base64,${drawPng(360, 72).toString("base64")}`;
  const raw = async (look: Site["look"]) =>
    Buffer.from(await renderInvoice(order, { ...site, look }, "en")).toString("latin1");
  expect(await raw({ logo })).toMatch(/\/Subtype \/Image[\s\S]*\/Width 360/);
  expect(await raw({ logo: "<svg></svg>" })).not.toContain("/Subtype /Image");
  const [page = ""] = await read(order, "en", { ...site, look: { logo } });
  const [named = ""] = await read(order, "en", site);
  expect(page.replace(/\s/g, "")).toBe(named.replace(site.name, "").replace(/\s/g, ""));
});
