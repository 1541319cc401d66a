import type { Order, Refund } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { order, refund, site } from "../testing/examples.ts";
import { readPdf } from "../testing/readPdf.ts";
import { renderCreditNote } from "./renderCreditNote.ts";

const read = async (credited: Refund, language: "en" | "fr" = "en", bought: Order = order) =>
  readPdf(
    await renderCreditNote({ order: { ...bought, refunds: [credited] }, refund: credited }, site, language),
  )
    .map((parts) => parts.join(" "))
    .join(" ");

test.each([
  [
    "en",
    [
      "Credit note",
      "Number BOUTIQUE-CN-2026-000004",
      "Date November 22, 2026",
      "Invoice BOUTIQUE-2026-000123",
      "Given back to Credit card ending in 1111",
      "Billed to Ada Moreau",
      "Halo Palm Vibrator (Violet) 1 $48.00",
      "Subtotal $48.00",
      "Taxes $3.96",
      "Given back $51.96",
      "This credit note corrects invoice BOUTIQUE-2026-000123 of November 20, 2026.",
      "All amounts are in USD.",
    ],
  ],
  [
    "fr",
    [
      "Avoir",
      "Numéro BOUTIQUE-CN-2026-000004",
      "Date 22 novembre 2026",
      "Facture BOUTIQUE-2026-000123",
      "Rendu sur Carte de crédit se terminant par 1111",
      "Sous-total",
      "Cet avoir rectifie la facture BOUTIQUE-2026-000123 du 20 novembre 2026.",
    ],
  ],
] as const)(
  "in %s: number, date, the invoice it corrects, units, taxes, what was given back",
  async (language, words) => {
    const page = await read(refund, language);
    for (const part of words) expect(page).toContain(part);
    if (language === "fr") expect(page).not.toMatch(/Credit|Invoice|Given|Amount|Quantity|Page \d of/);
  },
);

test("names each means of payment, what was kept, and what is still on its way", async () => {
  const page = await read({
    ...refund,
    state: "pending",
    amount: 49.96,
    withheld: 2,
    payments: { creditCard: 19.96, giftCard: 20, credits: 10 },
  });
  for (const part of [
    "Credit card ending in 1111 ($19.96), Gift card ($20.00), Cash back ($10.00)",
    "Cash back already spent -$2.00 Earned with this order and not taken back.",
    "Given back $49.96 On its way back.",
  ])
    expect(page).toContain(part);
});

test("says that prices contained the tax, and that the promotion is taken off", async () => {
  const { invoice } = order;
  const page = await read(
    { ...refund, amount: 43.2, lines: [{ line: 1, quantity: 1, amount: 43.2 }] },
    "en",
    {
      ...order,
      products: order.products.map((line) => ({ ...line, _discount: 9.6, _tax: 14.4 })),
      invoice: {
        ...invoice,
        discounts: { ...invoice.discounts, promotion: 9.6 },
        taxes: { ...invoice.taxes, total: 14.4, _total: { shipping: 0, regional: 14.4 }, included: true },
      },
    },
  );
  expect(page).toContain("Halo Palm Vibrator (Violet) 1 $43.20");
  expect(page).toContain("Taxes Included $7.20 of the prices.");
  expect(page).toContain("Amounts of items are what was paid for them, after the promotion.");
});

test("shipping alone has no units", async () => {
  const page = await read({ ...refund, amount: 7, shipping: 7, lines: [] });
  expect(page).not.toContain("Quantity");
  expect(page).toContain("Shipping $7.00 Given back $7.00");
});
