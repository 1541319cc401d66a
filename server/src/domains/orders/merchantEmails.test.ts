import { randomUUID } from "node:crypto";
import type { Order, Site } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { requireSite, upsertSites } from "../sites/store.ts";

describeOnStores("emails to the merchant", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(() => db().deleteFrom("rate_limits").execute());
  const db = () => shop.services.store.db;

  /** Sets the site's wishes, and returns a new address that its emails go to. */
  async function set(
    wishes: Partial<Site["merchantEmails"]> | null,
    language: "en" | "fr" = "en",
  ): Promise<string> {
    const to = `orders-${randomUUID()}@example.com`;
    await inTransaction(db(), async (trx) => {
      const { merchantEmails: _, ...site } = await requireSite(trx, "boutique");
      await upsertSites(trx, [
        {
          ...site,
          languages: { ...site.languages, default: language },
          ...(wishes && { merchantEmails: { to, ...wishes } }),
        },
      ]);
    });
    return to;
  }
  const buy = async (): Promise<Order> =>
    (await shop.call("submitCheckout", { body: checkoutBody({ email: `${randomUUID()}@example.com` }) }))
      .body;
  async function askBack({ id, number }: Order): Promise<void> {
    const headers = { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() };
    await shop.call("shipOrder", { params: { number }, body: {}, headers });
    const call = {
      params: { id },
      body: { lines: [{ line: 1, quantity: 2 }], reason: "damaged", note: "It <b>hums</b>" },
      headers: { "idempotency-key": `ask-back-${id}` },
    };
    for (let nth = 0; nth < 2; nth++) expect((await shop.call("requestReturn", call)).status).toBe(200);
  }
  const openJobs = () =>
    db()
      .selectFrom("jobs")
      .select("payload")
      .where("kind", "=", "mail")
      .where("done_at", "is", null)
      .execute();

  test("are not sent, and no job is made, where the site does not want them", async () => {
    for (const wishes of [null, {}, { orders: false, returns: false }]) {
      const to = await set(wishes);
      await buy();
      expect(JSON.stringify(await openJobs())).not.toMatch(/new-order|new-return/);
      expect(await readEmails(shop, to)).toEqual([]);
    }
  });

  test("an order is told once, with its number, its sum and the desk, and nothing of its buyer", async () => {
    const to = await set({ orders: true });
    const order = await buy();
    const [email, ...more] = await readEmails(shop, to);
    expect([more, (await readEmails(shop, to)).length]).toEqual([[], 1]);
    expect(email?.subject).toBe(`New order ${order.number}`);
    expect(email?.text).toContain("$103.92");
    expect(email?.text).toMatch(new RegExp(`https?://[^/\\s]+/desk/orders/${order.number}(\\s|$)`));
    expect(`${email?.text}${email?.html}`).not.toMatch(
      new RegExp(`${order.user.email}|Moreau|Main St|${order.products[0]?.title}`),
    );
    await askBack(order);
    expect(await readEmails(shop, to)).toHaveLength(1);
  });

  test("a return is told once, in the site's language, without the buyer's words", async () => {
    const to = await set({ returns: true }, "fr");
    const order = await buy();
    await askBack(order);
    const [email, ...more] = await readEmails(shop, to);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(`Retour demandé pour la commande ${order.number}`);
    expect(email?.text).toMatch(/Articles\W+2/);
    expect(email?.text).toMatch(new RegExp(`https?://[^/\\s]+/desk/orders/${order.number}(\\s|$)`));
    expect(email?.text).not.toMatch(/hums|Moreau/);
  });

  test("an order with an offer is told when nothing can be added to it any more", async () => {
    const to = await set({ orders: true });
    const order = await orderWithOffer(shop);
    expect(await readEmails(shop, to)).toEqual([]);
    expect((await shop.call("acceptUpsell", { body: toAcceptance(order) })).status).toBe(200);
    expect(await readEmails(shop, to)).toHaveLength(1);
    const declined = await orderWithOffer(shop);
    await shop.call("closeOrder", {
      body: { task: { id: declined.upsells.task_id }, reason: "offers-all-declined" },
    });
    expect((await readEmails(shop, to)).at(-1)?.subject).toBe(`New order ${declined.number}`);
  });

  test("a wish that was taken back before it is sent sends none", async () => {
    const to = await set({ orders: true });
    await buy();
    await set(null);
    expect(await readEmails(shop, to)).toEqual([]);
  });

  test("the address is never answered", async () => {
    const to = await set({ orders: true });
    for (const site of ["boutique", "admin"])
      expect((await shop.call("getSite", { params: { site } })).text).not.toContain(to);
  });
});
