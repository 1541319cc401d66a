import { randomUUID } from "node:crypto";
import type { Order, SiteCode } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { asMerchant, buy } from "../../testing/orders.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { requireSite, upsertSites } from "../sites/store.ts";
import { requestReviews } from "./requestReviews.ts";
import { dueForDays, refuseReviewRequests } from "./store/reviewRequests.ts";

describeOnStores("the email that asks for a review", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const db = () => shop.services.store.db;
  beforeEach(() => set(14));
  afterEach(() => db().deleteFrom("rate_limits").execute());

  async function set(reviewRequestDays?: number, code: SiteCode = "boutique"): Promise<void> {
    await inTransaction(db(), async (trx) => {
      const site = await requireSite(trx, code);
      const { reviewRequestDays: _, ...limits } = site.limits;
      await upsertSites(trx, [
        { ...site, limits: { ...limits, ...(reviewRequestDays !== undefined && { reviewRequestDays }) } },
      ]);
    });
  }
  const buyBy = (email: string) => buy(shop, checkoutBody({ email }));
  const age = (id: string, hours: number) =>
    sql`update shipments set created_at = now() - make_interval(hours => ${hours}) where order_id = ${id}`.execute(
      db(),
    );
  /** An order of two units of one product that left so many hours ago. */
  const shipped = async (email: string, hours = 14 * 24): Promise<Order> => {
    const order = await buyBy(email);
    await asMerchant(shop, "shipOrder", order.number);
    await age(order.id, hours);
    return order;
  };
  const requests = async (email: string) =>
    (await readEmails(shop, email)).filter(({ subject }) => /^(How was|Que pensez)/.test(subject));
  /** Several processes look at the same moment. */
  const look = async () => {
    await Promise.all(Array.from({ length: 4 }, () => requestReviews(shop.services.store)));
  };

  test("is sent once, after the site's days, and leads to the order's page", async () => {
    const order = await shipped("once@example.com", 14 * 24 - 1);
    await look();
    expect(await requests("once@example.com")).toEqual([]);
    await age(order.id, 14 * 24);
    await look();
    await look();
    const [email, ...more] = await requests("once@example.com");
    expect(more).toEqual([]);
    expect(email?.subject).toBe(`How was your order ${order.number}?`);
    expect(email?.text).toContain(order.products[0]?.title);
    expect(email?.text).toMatch(new RegExp(`https?:\\S+/checkout\\?id=${order.id}`));
    await sql`update jobs set done_at = now() - interval '20 days'`.execute(db());
    await sql`delete from jobs where done_at is not null`.execute(db());
    await look();
    expect(await requests("once@example.com")).toHaveLength(1);
  });

  test("is never sent where the site does not say after how many days", async () => {
    await set(undefined);
    await shipped("never@example.com");
    await look();
    expect(await requests("never@example.com")).toEqual([]);
  });

  test("turned on, it writes about the last days' orders alone", async () => {
    await set(undefined);
    await shipped("old@example.com", (14 + dueForDays) * 24 + 1);
    await shipped("recent@example.com", (14 + dueForDays) * 24 - 1);
    await set(14);
    await look();
    expect([await requests("old@example.com"), await requests("recent@example.com")]).toEqual([
      [],
      [expect.anything()],
    ]);
  });

  test("waits for the last parcel, and counts from it", async () => {
    const order = await buyBy("parts@example.com");
    await asMerchant(shop, "shipOrder", order.number, { lines: [{ line: 1, quantity: 1 }] });
    await age(order.id, 15 * 24);
    await look();
    await asMerchant(shop, "shipOrder", order.number);
    await look();
    expect(await requests("parts@example.com")).toEqual([]);
    await age(order.id, 14 * 24);
    await look();
    expect(await requests("parts@example.com")).toHaveLength(1);
  });

  test("is not sent about what was given back, has a failed payment, or has its review", async () => {
    const back = await shipped("back@example.com");
    await asMerchant(shop, "refundOrder", back.number);
    const failed = await shipped("failed@example.com");
    await sql`update payment_attempts set state = 'failed' where order_id = ${failed.id}`.execute(db());
    const written = await shipped("written@example.com");
    const { status } = await shop.call("createReview", {
      params: { id: written.id },
      body: { productId: ids.halo.product, stars: 5, author: "Ada", language: "en" },
      headers: { "idempotency-key": randomUUID() },
    });
    expect(status).toBe(200);
    await look();
    for (const email of ["back@example.com", "failed@example.com", "written@example.com"])
      expect(await requests(email)).toEqual([]);
  });

  test("is not sent to who refused it, in any letter case, also when it is queued already", async () => {
    await refuseReviewRequests(db(), "No@Example.com");
    await refuseReviewRequests(db(), "no@example.com");
    await shipped("no@example.com");
    await shipped("later@example.com");
    await look();
    await refuseReviewRequests(db(), "later@example.com");
    expect([await requests("no@example.com"), await requests("later@example.com")]).toEqual([[], []]);
    expect(JSON.parse(await exportPerson(db(), "no@example.com"))).toMatchObject({
      review_refusals: [{ email: "no@example.com" }],
    });
  });

  test("is not sent about the order of an erased buyer, neither before nor after it is queued", async () => {
    const erase = async (email: string) => {
      await doDueJobs(shop.services, shop.app.log);
      return erasePerson(db(), email);
    };
    await shipped("gone@example.com");
    await erase("gone@example.com");
    await look();
    const asked = await shipped("asked@example.com");
    await doDueJobs(shop.services, shop.app.log);
    await look();
    await erasePerson(db(), "asked@example.com");
    await look();
    for (const email of ["gone@example.com", "asked@example.com", "erased@example.invalid"])
      expect(await requests(email)).toEqual([]);
    const { rows } = await sql`select from review_requests where order_id = ${asked.id}`.execute(db());
    expect(rows).toEqual([]);
  });
});
