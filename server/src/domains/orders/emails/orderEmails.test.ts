import { readFileSync } from "node:fs";
import type { Order, Refund, Shipment } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";

import { parse } from "yaml";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { cashBackEarned } from "./cashBackEarned.ts";
import { offerAdded } from "./offerAdded.ts";
import { orderConfirmation } from "./orderConfirmation.ts";
import { orderRefunded } from "./orderRefunded.ts";
import { orderShipped } from "./orderShipped.ts";
import { returnAnswered } from "./returnAnswered.ts";
import { returnRequested } from "./returnRequested.ts";
import { reviewRequest } from "./reviewRequest.ts";

const hostile = '<script>alert(1)</script>"\r\nBcc: eve@example.com';
const example = new URL("../../../../../openapi/examples/order.yaml", import.meta.url);
const { value: plain } = parse(readFileSync(example, "utf8")) as { value: Order };
const shop = {
  name: hostile,
  url: "https://shop.example",
  supportEmail: "care@shop.example",
  regions: [{ label: "Canada", country: "CA", currency: "CAD" as const, fulfillment: "US" }],
  defaultLanguage: "en" as const,
};
const answeredAt = "2026-11-23T09:00:00.000Z";
const shipment: Shipment = {
  id: "a3b4c5d6-1111-4222-8333-444455556666",
  created_at: "2026-11-21T09:00:00.000Z",
  carrier: hostile,
  tracking: hostile,
  lines: [{ line: 1, quantity: 1 }],
};
const refund = {
  id: "b1c2d3e4-1111-4222-8333-444455556666",
  created_at: "2026-11-22T09:00:00.000Z",
  kind: "refund",
  state: "done",
  amount: 91.96,
  payments: { creditCard: 51.96, giftCard: 30, credits: 10 },
  cashBack: 5,
  withheld: 2,
  shipping: 7,
  lines: [{ line: 1, quantity: 1, amount: 51.96 }],
  creditNote: "V-100023-C1",
  withdrawn: 3,
} satisfies Refund & { withdrawn: number };

const request = {
  id: "c2d3e4f5-1111-4222-8333-444455556666",
  created_at: "2026-11-22T09:00:00.000Z",
  reason: "damaged" as const,
  note: hostile,
  lines: [{ line: 1, quantity: 1 }],
};
const offer = { status: "accepted" as const, expires: "", variants: [1], invoice: plain.invoice };

describe("emails of a French order", () => {
  const to = (country: string): Order => ({
    ...plain,
    language: "fr",
    address: { billing: null, shipping: { ...plain.address.shipping!, country } },
    invoice: { ...plain.invoice, payments: { creditCard: 1, giftCard: 0, credits: 5 } },
    reviewable: plain.products.map(({ id }) => id),
  });
  const named = { ...shop, name: "Velours" };
  const answer = { answer: "declined" as const, note: null, answeredAt };
  const write = (order: Order): string =>
    [
      orderConfirmation(order, named),
      orderRefunded(order, refund, named),
      returnAnswered(order, request, answer, named),
      cashBackEarned(order, 10, named),
      offerAdded(order, offer, named) as Mail,
      reviewRequest(order, named) as Mail,
    ]
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join("\n");

  test("to France have the words of its screens", () => {
    expect(write(to("FR"))).not.toMatch(/courriel|remise en argent/i);
    for (const words of ["Cagnotte", "de cagnotte", "répondez à cet e-mail"])
      expect(write(to("FR"))).toContain(words);
  });

  test("to Canada have those of Canada", () => {
    expect(write(to("CA"))).not.toMatch(/e-mail|cagnotte/i);
    expect(write(to("CA"))).toContain("Remise en argent");
  });
});

describe.each(["en", "fr"] as const)("emails of an order in %s", (language) => {
  const order: Order = { ...plain, language };
  const [product] = order.products;
  const reviewable = product ? [product.id] : [];
  const renamed: Order = {
    ...order,
    number: hostile,
    products: product ? [{ ...product, title: hostile }] : [],
    address: {
      billing: null,
      shipping: {
        ...order.address.shipping,
        firstname: hostile,
        city: hostile,
      } as Order["address"]["shipping"],
    },
  };

  test("escape every name, and no name writes a header", () => {
    const emails = [
      orderConfirmation(renamed, shop),
      orderShipped(renamed, shipment, shop),
      orderRefunded(renamed, refund, shop),
      orderRefunded(renamed, { ...refund, kind: "cancellation" }, shop),
      returnRequested(renamed, request, shop),
      returnAnswered(renamed, request, { answer: "approved", note: hostile, answeredAt }, shop),
      cashBackEarned(renamed, 10, shop),
      offerAdded(renamed, offer, shop) as Mail,
      reviewRequest({ ...renamed, reviewable }, shop) as Mail,
    ];
    for (const { subject, html = "" } of emails) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toContain("<script");
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<(img|link|iframe)|url\(|src=/i);
    }
  });

  test("name neither shop nor goods in their subject", () => {
    const named = { ...shop, name: "Velours" };
    for (const { subject } of [
      orderShipped(order, shipment, named),
      orderRefunded(order, refund, named),
      returnRequested(order, request, named),
      returnAnswered(order, request, { answer: "declined", note: null, answeredAt }, named),
      cashBackEarned(order, 10, named),
      offerAdded(order, offer, named) as Mail,
      reviewRequest({ ...order, reviewable }, named) as Mail,
    ])
      expect(subject).not.toMatch(/velours|halo|vibrat/i);
  });

  test("a parcel is expected on days that count from the order, and on none that are over or of a pre-order", () => {
    const estimate = { type: "relative" as const, unit: "days" as const, value: [3, 6] };
    const ordered: Order = {
      ...order,
      created_at: "2026-11-20T10:00:00.000Z",
      shipping: { ...order.shipping!, estimate },
      products: order.products.map((line) => ({ ...line, _preorder: false })),
    };
    const expected = language === "en" ? "from November 23, 2026 to November" : "du 23 novembre 2026 au 26";
    expect(orderShipped(ordered, shipment, shop).text).toContain(expected);
    const late = { ...shipment, created_at: "2026-11-25T09:00:00.000Z" };
    expect(orderShipped(ordered, late, shop).text).not.toContain("2026");
    const products = ordered.products.map((line) => ({ ...line, _preorder: true }));
    const preordered = orderShipped({ ...ordered, products }, shipment, shop);
    expect(preordered.text).not.toContain("2026");
    expect([preordered.text, preordered.html]).toEqual([
      expect.not.stringMatching(/\n{3}/),
      expect.not.stringContaining("></p>"),
    ]);
  });

  test("a refund names each means of payment, and what was kept of the cash back", () => {
    const { text } = orderRefunded(order, refund, { ...shop, name: "Velours" });
    for (const amount of ["$51.96", "$30.00", "$10.00", "$91.96", "-$2.00", "-$5.00", "-$3.00"])
      expect(text).toContain(amount);
    expect(text).toContain(language === "en" ? "(Violet)" : "(Violet");
    expect(text).toContain(language === "en" ? "credit note V-100023-C1" : "avoir V-100023-C1");
    expect(text).toContain(`https://shop.example${language === "en" ? "" : "/fr"}/checkout?id=${order.id}`);
  });

  test.each([
    ["approved", "You can send it back", "Vous pouvez nous le renvoyer"],
    ["declined", "We cannot take it back", "Nous ne pouvons pas le reprendre"],
    ["received", "Your return has arrived", "Votre retour est arrivé"],
  ] as const)("a return that is %s says so, with the shop's words", (answer, english, french) => {
    const { text, replyTo } = returnAnswered(
      order,
      request,
      { answer, note: "4 Mill Lane", answeredAt },
      { ...shop, name: "Velours" },
    );
    expect(replyTo).toBe("care@shop.example");
    expect(text).toContain(language === "en" ? english : french);
    expect(text).toContain("4 Mill Lane");
  });

  test("what an order earned, and what an offer added with its price, stand in emails of their own", () => {
    const named = { ...shop, name: "Velours" };
    const earned = cashBackEarned(order, 10, named);
    expect(earned.text).toContain("$10.00");
    expect(earned.text).toContain(`https://shop.example${language === "en" ? "" : "/fr"}/account/rewards`);
    const added = offerAdded(order, offer, named)?.text;
    expect(added).toContain("2 × Halo Palm Vibrator");
    expect(added).toContain("$103.92");
    expect(added).toContain(language === "en" ? "Paid with: Credit card" : "Payé par\u00a0: Carte de crédit");
    expect(offerAdded(order, { ...offer, variants: [], invoice: null }, named)).toBeUndefined();
  });

  test("a review is asked for what can be reviewed, with the page, and how to get no more of it", () => {
    const named = { ...shop, name: "Velours" };
    const email = reviewRequest({ ...order, reviewable }, named);
    const text = email?.text;
    expect(text).toContain(product?.title);
    expect(text).toContain(`https://shop.example${language === "en" ? "" : "/fr"}/checkout?id=${order.id}`);
    expect(text).toContain(language === "en" ? "reply to this email" : "répondez à ce courriel");
    expect(reviewRequest({ ...order, reviewable: [] }, named)).toBeUndefined();
    expect(reviewRequest({ ...order, reviewable, status: "payment-failed" }, named)).toBeUndefined();
  });

  test("nothing paid, nothing given back: the cancelled order's email says so", () => {
    const payments = { creditCard: 0, giftCard: 0, credits: 0 };
    const free: Parameters<typeof orderRefunded>[1] = {
      ...refund,
      kind: "cancellation",
      amount: 0,
      payments,
      withheld: 0,
      cashBack: 0,
      withdrawn: 0,
      creditNote: null,
    };
    const { text } = orderRefunded(order, free, { ...shop, name: "Velours" });
    expect(text).toContain(language === "en" ? "Nothing had been paid" : "Rien n’avait été payé");
    expect(text).not.toMatch(/credit note|avoir V/);
    const refunded = { ...order, refunds: [refund, { ...free, id: "e2" }] };
    const again = orderRefunded(refunded, refunded.refunds[1] as typeof free, { ...shop, name: "Velours" });
    expect(again.text).not.toContain(language === "en" ? "Nothing had been paid" : "Rien n’avait été payé");
    expect(again.text).toContain(language === "en" ? "Given back before" : "Déjà remboursé auparavant");
  });

  test("units that were never paid are taken back, with a title of its own", () => {
    const unpaid = {
      ...refund,
      amount: 0,
      payments: { creditCard: 0, giftCard: 0, credits: 0 },
      withheld: 0,
      unpaid: 51.96,
    };
    const { subject, text } = orderRefunded(order, unpaid, { ...shop, name: "Velours" });
    expect(subject).toContain(language === "en" ? "Credit note for your order" : "Avoir pour votre commande");
    expect(text).toContain(
      language === "en" ? "This part was never paid" : "Cette partie n’a jamais été payée",
    );
    expect(text).not.toMatch(/Nothing had been paid|Rien n’avait été payé/);
    expect(text).toContain(language === "en" ? "What was taken back" : "Ce qui est repris");
    expect(text).not.toMatch(/Your refund|Votre remboursement/);
  });
});
