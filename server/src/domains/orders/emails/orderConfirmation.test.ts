import type { Order, OrderProduct } from "@velours/sdk/types";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { runJobs } from "../../../assembly/runJobs.ts";
import { type EmailShop, emailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { checkoutBody, ebookBody } from "../../../testing/checkoutBody.ts";
import { fixture } from "../../../testing/fixture.ts";
import { createEmbeddedStore } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { requireSite } from "../../sites/store.ts";
import { orderConfirmation } from "./orderConfirmation.ts";

const velours: EmailShop = {
  name: "Velours",
  url: "https://shop.example",
  supportEmail: "care@velours.example",
  defaultLanguage: "en",
  regions: [
    { label: "United States", label_fr: "États-Unis", country: "US", currency: "USD", fulfillment: "US" },
    { label: "Canada", country: "CA", currency: "CAD", fulfillment: "US" },
  ],
  texts: { orderEmail: { text: "Shipping and billing are completely discreet." } },
};
const inBlack = (line: OrderProduct): OrderProduct => ({
  ...line,
  _variant: { ...line._variant, option1: "Black" },
});

describe("the confirmation of an order", () => {
  const shop = fixture(() => openTestShop(createEmbeddedStore()));

  const order = async (language: "en" | "fr") =>
    (
      await shop.call("submitCheckout", {
        body: checkoutBody(),
        headers: { "accept-language": language },
      })
    ).body;

  const emailFor = (bought: Order) => orderConfirmation(bought, velours);

  test("lists lines and totals in English, says when it comes and leads to the order", async () => {
    const bought = await order("en");
    const { html, ...mail } = emailFor(bought);
    expect(mail).toEqual({
      id: `order-confirmation.${bought.id}@velours`,
      to: "ada@example.com",
      replyTo: "care@velours.example",
      subject: `Your order ${bought.number}`,
      text: [
        "Thank you for your order",
        `Order ${bought.number} at Velours.`,
        "2 × Halo (Violet): $96.00",
        "Subtotal: $96.00\n  $24.00 saved with sale prices.\nShipping: Free\nTaxes: $7.92\nTotal: $103.92",
        "Paid with:\nCredit card ending in 1111",
        "Shipping to:\nAda Moreau\n12 Main St\nAustin TX 78701\nUnited States",
        "Standard: delivers in 3 - 6 days.\nShipping and billing are completely discreet.",
        `See your order: https://shop.example/checkout?id=${bought.id}`,
        "Velours\nhttps://shop.example\nQuestions? Write to care@velours.example",
      ].join("\n\n"),
    });
    for (const words of [
      "2 × Halo (Violet)",
      "$103.92",
      `checkout?id=${bought.id}`,
      "mailto:care@velours.example",
    ])
      expect(html).toContain(words);
  });

  test("is French for a French order: its products, their options, its link", async () => {
    const bought = await order("fr");
    const { subject, text, html } = emailFor({ ...bought, products: bought.products.map(inBlack) });
    expect(subject).toMatch(/^Votre commande V-\d+$/);
    expect(text).toContain("2 × Halo (fr) (Noir)\u00a0: $96.00");
    expect(text).toContain("Livraison à\u00a0:");
    expect(text).toContain("États-Unis");
    expect(text).toContain(`Voir votre commande\u00a0: https://shop.example/fr/checkout?id=${bought.id}`);
    expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(text).not.toMatch(/[ \p{L}\d»][!?;:»](?=\s)|«(?!\u00a0)/u);
  });

  test("has the options of a French merchant as they are", async () => {
    const large = (line: OrderProduct) => ({ ...line, _variant: { ...line._variant, option1: "Large" } });
    const bought = await order("fr");
    const { text } = orderConfirmation(
      { ...bought, products: bought.products.map(large) },
      { ...velours, defaultLanguage: "fr" },
    );
    expect(text).toContain("2 × Halo (fr) (Large)\u00a0: $96.00");
  });

  test.each([
    ["en", "Cash back: -$60.00\nGift card: -$20.00\nTotal: $23.92"],
    ["fr", "Remise en argent\u00a0: -$60.00\nCarte-cadeau\u00a0: -$20.00\nTotal\u00a0: $23.92"],
  ] as const)("its totals add up in %s, whatever paid for a part (C-108)", async (language, paid) => {
    const bought = await order(language);
    const payments = { giftCard: 20, credits: 60, creditCard: 23.92 };
    const invoice = { ...bought.invoice, payments, total: 23.92 };
    expect(emailFor({ ...bought, invoice }).text).toContain(paid);
  });

  test.each([
    [
      "en",
      [
        "Subtotal: $96.00\n  $24.00 saved with sale prices.",
        "Promotion: -$9.00\n  WELCOME: 10% of $96.00. Rounded down to whole amounts; no price falls below its minimum. Level reached: $75.00.",
        "Shipping: $5.00\n  Instead of $7.00.",
        "Duties: $4.50",
        "Taxes: $7.92",
        "Cash back: -$105.00",
        "Rounding of cash back: $0.58\n  Cash back pays in whole amounts.",
        "Total: $0.00",
      ],
    ],
    [
      "fr",
      [
        "Sous-total\u00a0: $96.00\n  $24.00 économisés grâce aux prix réduits.",
        "Promotion\u00a0: -$9.00\n  WELCOME\u00a0: 10\u00a0% de $96.00. Arrondi au montant entier inférieur\u00a0; aucun prix ne passe sous son minimum. Palier atteint\u00a0: $75.00.",
        "Livraison\u00a0: $5.00\n  Au lieu de $7.00.",
        "Droits de douane\u00a0: $4.50",
        "Taxes\u00a0: $7.92",
        "Remise en argent\u00a0: -$105.00",
        "Arrondi de la remise en argent\u00a0: $0.58\n  La remise en argent paie des montants entiers.",
        "Total\u00a0: $0.00",
      ],
    ],
  ] as const)(
    "says in %s what made the total, from what was stored with the order",
    async (language, rows) => {
      const bought = await order(language);
      const { invoice } = bought;
      const { text, html } = emailFor({
        ...bought,
        promotion: {
          name: "WELCOME",
          description: null,
          type: "percentage_threshold",
          eligible: 96,
          percent: 10,
          tier: 75,
        },
        invoice: {
          ...invoice,
          discounts: { ...invoice.discounts, savings: 24, promotion: 9, shipping: 2 },
          shipping: 5,
          taxes: { ...invoice.taxes, total: 12.42, _total: { shipping: 4.5, regional: 7.92 } },
          payments: { giftCard: 0, credits: 105, creditCard: 0 },
          total: 0,
        },
      });
      expect(text).toContain(rows.join("\n"));
      expect(html).toContain("WELCOME");
    },
  );

  test("stores with an order what its promotion looked at", async () => {
    const body = checkoutBody({ total: 93.1, cart: { promotion: { name: "ONCE" } } });
    const { body: bought } = await shop.call("submitCheckout", { body });
    expect(bought.promotion).toMatchObject({ name: "ONCE", eligible: 96, percent: 0, tier: null });
    expect(emailFor(bought).text).toContain(
      "Promotion: -$10.00\n  ONCE: Taken off products worth $96.00.\nShipping: Free\n",
    );
  });

  test("names a gift as free, and neither shop nor product in the subject", async () => {
    const bought = await order("en");
    const [line] = bought.products;
    if (line === undefined) throw new Error("an order without lines");
    const mail = emailFor({ ...bought, products: [{ ...line, _free: true, _price: 0 }] });
    expect(mail.text).toContain("2 × Halo (Violet): Free");
    expect(mail.subject).not.toMatch(/velours|halo/i);
  });

  test.each([
    ["en", "Download Guide: "],
    ["fr", "Télécharger Guide\u00a0: "],
  ] as const)("an e-book alone has its link in %s and promises no parcel", async (language, words) => {
    const headers = { "accept-language": language };
    const { body: bought } = await shop.call("submitCheckout", { body: ebookBody(), headers });
    const { text, html } = emailFor(bought);
    const link = `https://shop.example/assets/files/guide.pdf?order=${bought.id}`;
    expect(text).toContain(words + link);
    expect(html).toContain(`href="${link}"`);
    expect(text).not.toMatch(/Shipping|Livraison|discreet|discrète/);
  });

  test("says to whom gift cards go and on which day", async () => {
    const bought = await order("en");
    const from = { email: null, name: "Ada", message: null };
    const _deliveries = [
      { from, to: { email: "bo@example.com" }, date: "2026-12-24" },
      { from, to: { email: "cleo@example.com" } },
    ];
    const { text } = emailFor({
      ...bought,
      products: bought.products.map((line) => ({ ...line, _deliveries })),
    });
    expect(text).toContain("The email to bo@example.com is sent on December 24, 2026.");
    expect(text).toContain("The email to cleo@example.com is sent as soon as your payment has gone through.");
    const billing = { country: "GB" } as Order["address"]["billing"];
    const british = emailFor({
      ...bought,
      address: { ...bought.address, billing },
      products: bought.products.map((line) => ({ ...line, _deliveries })),
    });
    expect(british.text).toContain("is sent on 24 December 2026.");
  });

  test("what a shopper writes is text, never markup", async () => {
    const bought = await order("en");
    const shipping = bought.address.shipping && { ...bought.address.shipping, firstname: '<img src="x">' };
    const { html } = emailFor({ ...bought, address: { ...bought.address, shipping } });
    expect(html).toContain("&lt;img src=&quot;x&quot;&gt;");
    expect(html).not.toContain("<img");
  });

  test("is sent once by the jobs, and the sandbox's mailbox shows it until the reset", async () => {
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
    const bought = await order("en");
    const stop = runJobs(shop.services, shop.app.log);
    const mails = async () => (await shop.app.inject("/sandbox/mail")).json<Mail[]>();
    await expect
      .poll(mails, { timeout: 5_000 })
      .toContainEqual(
        orderConfirmation(
          bought,
          emailShop(shop.services.config, await requireSite(shop.services.store.db, bought.site)),
        ),
      );
    await stop();
    const left = await shop.services.store.db
      .selectFrom("jobs")
      .select("kind")
      .where("kind", "=", "mail")
      .where("done_at", "is", null)
      .where("run_at", "<=", sql<string>`now()`)
      .execute();
    expect(left).toEqual([]);
    expect((await mails()).filter(({ id }) => id.includes(bought.id))).toHaveLength(1);
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
    expect(await mails()).toEqual([]);
  });
});
