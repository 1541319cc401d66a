import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runJobs } from "../jobs/runJobs.ts";
import { checkoutBody } from "../testing/checkoutBody.ts";
import { embeddedPlace } from "../testing/stores.ts";
import { openTestShop, type TestShop } from "../testing/testShop.ts";
import type { Mail } from "./MailProvider.ts";
import { orderConfirmation } from "./orderConfirmation.ts";

describe("the confirmation of an order", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(embeddedPlace());
  });
  afterAll(() => shop.close());

  const order = async (language: "en" | "fr") =>
    (
      await shop.call("submitCheckout", {
        body: checkoutBody(),
        headers: { "accept-language": language },
      })
    ).body;

  test("lists lines and totals in English", async () => {
    const bought = await order("en");
    expect(orderConfirmation(bought)).toEqual({
      id: `order-confirmation.${bought.id}@velours`,
      to: "ada@example.com",
      subject: `Your order ${bought.number}`,
      text: [
        "Thank you for your order.",
        "2 × Halo (Violet): $96.00",
        "Subtotal: $96.00\nTaxes: $7.92\nTotal: $103.92",
        "Shipping to:\nAda Moreau\n12 Main St\nAustin TX 78701\nUS",
        "Shipping and billing are completely discreet.",
      ].join("\n\n"),
    });
  });

  test("is French for a French order, its products as well", async () => {
    const { subject, text } = orderConfirmation(await order("fr"));
    expect(subject).toMatch(/^Votre commande V-\d+$/);
    expect(text).toContain("2 × Halo (fr) (Violet)\u00a0: $96.00");
    expect(text).toContain("Livraison à\u00a0:");
  });

  test.each([
    ["en", "Gift card: -$20.00\nCash back: -$60.00\nTotal: $23.92"],
    ["fr", "Carte-cadeau\u00a0: -$20.00\nRemise en argent\u00a0: -$60.00\nTotal\u00a0: $23.92"],
  ] as const)("its totals add up in %s, whatever paid for a part (C-108)", async (language, paid) => {
    const bought = await order(language);
    const payments = { giftCard: 20, credits: 60, creditCard: 23.92 };
    const invoice = { ...bought.invoice, payments, total: 23.92 };
    expect(orderConfirmation({ ...bought, invoice }).text).toContain(paid);
  });

  test("names a gift as free, and neither shop nor product in the subject", async () => {
    const bought = await order("en");
    const [line] = bought.products;
    if (line === undefined) throw new Error("an order without lines");
    const mail = orderConfirmation({ ...bought, products: [{ ...line, _free: true, _price: 0 }] });
    expect(mail.text).toContain("2 × Halo (Violet): Free");
    expect(mail.subject).not.toMatch(/velours|halo/i);
  });

  test("is sent once by the jobs, and the sandbox's mailbox shows it until the reset", async () => {
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
    const bought = await order("en");
    const stop = runJobs(shop.services, shop.app.log);
    const mails = async () => (await shop.app.inject("/sandbox/mail")).json<Mail[]>();
    await expect.poll(mails, { timeout: 5_000 }).toContainEqual(orderConfirmation(bought));
    await stop();
    const left = await shop.services.store.db
      .selectFrom("jobs")
      .select("kind")
      .where("kind", "=", "mail")
      .where("done_at", "is", null)
      .execute();
    expect(left).toEqual([]);
    expect((await mails()).filter(({ id }) => id.includes(bought.id))).toHaveLength(1);
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
    expect(await mails()).toEqual([]);
  });
});
