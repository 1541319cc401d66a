import { randomUUID } from "node:crypto";
import type { MerchantReview } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { createKey } from "./createKey.ts";

describeOperation("moderateReview", (shop) => {
  const { send } = merchantCalls(shop);
  const db = () => shop().services.store.db;

  /** A review that waits, of an order of which a parcel has left. */
  async function write(more: object = {}, email = "ada@example.com") {
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody({ email }) });
    await send("shipOrder", { params: { number: order.number }, body: {} });
    await shop().call("createReview", {
      params: { id: order.id },
      body: { productId: ids.halo.product, stars: 1, author: "Zoe", language: "en", ...more },
      headers: { "idempotency-key": randomUUID() },
    });
    const { body } = await send("listMerchantReviews", { query: "state=waiting&limit=1" });
    const [written] = body as [MerchantReview];
    expect(written.review.order).toBe(order.number);
    return { order, written };
  }
  const moderate = (id: number, body: object, by?: Record<string, string>) =>
    send("moderateReview", { params: { id }, body }, by);
  const shown = async () => {
    await shop().services.catalogue.refresh();
    const { body, headers: of } = await shop().call("listReviews", { params: { id: ids.halo.product } });
    const product = await shop().call("getProduct", { params: { id: ids.halo.product } });
    expect(product.body.rating).toEqual(body.rating);
    return { ...body, etag: of.etag, productTag: product.headers.etag };
  };

  test("200: published, it is shown as verified and counts; rejected afterwards, it is gone from both", async () => {
    const before = await shown();
    const { order, written } = await write({ title: "Loud", body: "It is <i>loud</i>." });
    const { id } = written.review;
    expect(written.review).toMatchObject({
      productTitle: "Halo",
      state: "waiting",
      reason: null,
      answer: null,
    });
    expect((await moderate(id, { state: "published", answer: "We are sorry." })).status).toBe(200);
    const after = await shown();
    expect(after.rating.count).toBe(before.rating.count + 1);
    expect(after.rating.stars[0]).toBe((before.rating.stars[0] ?? 0) + 1);
    expect(after.reviews.find((review) => review.id === id)).toEqual({
      id,
      stars: 1,
      title: "Loud",
      body: "It is <i>loud</i>.",
      author: "Zoe",
      language: "en",
      verified: true,
      created_at: written.review.createdAt,
      answer: { text: "We are sorry.", answeredAt: expect.stringMatching(/^\d{4}-/) },
    });
    for (const tag of ["etag", "productTag"] as const) expect(after[tag]).not.toBe(before[tag]);
    const again = await moderate(id, { state: "published" });
    expect(again.body.review.answer.text).toBe("We are sorry.");
    expect((await moderate(id, { state: "published", answer: null })).body.review.answer).toBeNull();
    const answered = (await shown()).reviews.find((review) => review.id === id);
    expect(answered).not.toHaveProperty("answer");
    await moderate(id, { state: "rejected", reason: "It names a person." });
    expect((await shown()).rating).toEqual(before.rating);
    const { body: own } = await shop().call("getOrder", { params: { id: order.id } });
    expect(own.reviews).toMatchObject([{ state: "rejected", reason: "It names a person." }]);
    const { body } = await send("listMerchantReviews", { query: "state=rejected" });
    expect(body.map(({ review }: MerchantReview) => review.id)).toContain(id);
    const audit = await db()
      .selectFrom("audit_log")
      .selectAll()
      .where("command", "like", `%${id}%`)
      .execute();
    expect(audit).toHaveLength(4);
  });

  test("200: eight keys at once count once", async () => {
    const before = await shown();
    const { written } = await write();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => moderate(written.review.id, { state: "published" })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await shown()).rating.count).toBe(before.rating.count + 1);
  });

  test("a key of another site neither lists nor changes it; a rejection needs a reason", async () => {
    const { written } = await write();
    const elsewhere = {
      "x-merchant-key": await createKey(db(), "elsewhere", ["reviews:read", "reviews:write"], {
        sites: ["outlet"],
      }),
    };
    const { body } = await shop().call("listMerchantReviews", { headers: elsewhere });
    expect(body).toEqual([]);
    expect((await moderate(written.review.id, { state: "published" }, elsewhere)).status).toBe(404);
    for (const reason of [undefined, " "])
      expect((await moderate(written.review.id, { state: "rejected", reason })).status).toBeGreaterThan(399);
  });

  test("a published review that an import hid stays hidden when its answer is corrected", async () => {
    const { written } = await write({ body: "Hidden." });
    const { id } = written.review;
    await moderate(id, { state: "published", answer: "Tank you." });
    await db().updateTable("reviews").set({ enabled: false }).where("id", "=", id).execute();
    await moderate(id, { state: "published", answer: "Thank you." });
    const stored = await db().selectFrom("reviews").select("enabled").where("id", "=", id).execute();
    expect(stored).toEqual([{ enabled: false }]);
  });

  test("of an erasure and a publication at one moment no copy is left", async () => {
    const email = "milo@example.com";
    const { written } = await write({ body: "Written by an otter." }, email);
    await doDueJobs(shop().services, shop().app.log);
    await Promise.all([erasePerson(db(), email), moderate(written.review.id, { state: "published" })]);
    for (const table of ["reviews", "order_reviews"] as const) {
      const rows = await db().selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("otter");
    }
  });

  test("erasing the buyer removes the review, its copy and every answer that had it", async () => {
    const email = "zoe@example.com";
    const { written } = await write({ body: "Written by a walrus." }, email);
    await moderate(written.review.id, { state: "published" });
    const before = await shown();
    await doDueJobs(shop().services, shop().app.log);
    expect(await exportPerson(db(), email)).toContain("Written by a walrus.");
    await erasePerson(db(), email);
    expect((await shown()).rating.count).toBe(before.rating.count - 1);
    for (const table of ["reviews", "order_reviews", "idempotency_keys"] as const) {
      const rows = await db().selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("walrus");
    }
  });
});
