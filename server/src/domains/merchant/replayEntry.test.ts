import { randomUUID } from "node:crypto";
import type {
  AuditEntry,
  MerchantPromotion,
  MerchantReview,
  MerchantScope,
  Promotion,
  Replay,
  StockItem,
} from "@velours/sdk/types";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { doDueJobs } from "../../assembly/runJobs.ts";
import type { OperationName } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import type { Call } from "../../testing/testShop.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { createKey } from "./createKey.ts";

describeOperation("replayEntry", (shop) => {
  const { send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  beforeEach(() => setPrice("48.00", "60.00"));

  const list = async (query = "", by?: Headers): Promise<AuditEntry[]> =>
    (await send("listAuditEntries", { query }, by)).body;
  /** Does something, and returns its entry. */
  const act = async (operation: OperationName, call: Call): Promise<AuditEntry> => {
    const { status, text } = await send(operation, call);
    expect([status, text]).toEqual([200, text]);
    const [entry] = await list("limit=1");
    return entry!;
  };
  const replay = (id: number, body: object = { invert: true }, more: Headers = {}) =>
    send("replayEntry", { params: { id }, body, headers: more });

  const violet = { variantId: ids.halo.violet, region: "US" };
  const setPrice = (price: string | null, compareAt?: string | null) =>
    act("changePrices", {
      body: { prices: [{ variantId: violet.variantId, currency: "USD", price, compareAt }] },
    });
  const move = (delta: number) => act("moveStock", { body: { ...violet, delta, reason: "received" } });
  const setSale = (on: boolean) =>
    act(on ? "enableMerchantProduct" : "disableMerchantProduct", { params: { id: ids.halo.product } });
  const promotion: Promotion = {
    id: 9050,
    name: "UNDO-ME",
    type: "percentage",
    discount: 10,
    enabled: true,
    site: "boutique",
  };
  const save = (change: Partial<Promotion> = {}) =>
    act("saveMerchantPromotion", { params: { id: promotion.id }, body: { ...promotion, ...change } });

  /** All that these acts change. */
  const snapshot = async () => {
    const { body: goods } = await send("getMerchantProduct", { params: { id: ids.halo.product } });
    const { body: stock } = await send("listStock", { query: `q=${violet.variantId}` });
    const { body: promotions } = await send("listMerchantPromotions", { query: "limit=100" });
    const found = promotions.find((row: MerchantPromotion) => row.promotion.id === promotion.id);
    return { product: goods.product, states: goods.states, stock, promotion: found?.promotion };
  };

  test("200: a slip of a price is undone, said in both entries, and done again by undoing the undo", async () => {
    const before = await snapshot();
    const slip = await setPrice("31.00", null);
    expect(slip).toMatchObject({
      operation: "changePrices",
      actor: expect.stringMatching(/^key \d+ \(test\)$/),
      invertible: true,
      changes: [
        {
          part: "prices",
          key: `${violet.variantId} USD`,
          product: ids.halo.product,
          fields: [
            { path: "price", before: '"48.00"', after: '"31.00"' },
            { path: "compareAt", before: '"60.00"', after: null },
          ],
        },
      ],
    });
    const slipped = await snapshot();
    const dry = await replay(slip.id, { invert: true, dry: true });
    expect(dry.body).toMatchObject({ applied: false, moved: false, changesTotal: 1 });
    expect(await snapshot()).toEqual(slipped);
    const undone = await replay(slip.id);
    expect([undone.status, undone.body]).toMatchObject([200, { applied: true, changes: dry.body.changes }]);
    expect(await snapshot()).toEqual(before);
    const [undo, first] = await list("limit=2");
    expect([undo, first]).toMatchObject([
      { operation: "replayEntry", undoes: slip.id, invertible: true },
      { id: slip.id, undoneBy: undo!.id, invertible: false },
    ]);
    expect((await replay(undo!.id)).status).toBe(200);
    expect(await snapshot()).toEqual(slipped);
    expect((await replay(slip.id)).body).toMatchObject({
      reference: "notInvertible",
      value: { reason: "undone", undoneBy: undo!.id },
    });
  });

  test("409 changedMeanwhile: what moved since is said, and replaced with its revision alone", async () => {
    const slip = await setPrice("32.00");
    await setPrice("40.00");
    const refused = await replay(slip.id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        reference: "changedMeanwhile",
        value: { current: { moved: true, changes: [{ fields: [{ path: "price", before: '"40.00"' }] }] } },
      },
    ]);
    const { revision } = refused.body.value;
    expect((await replay(slip.id, { invert: true, dry: true })).body.revision).toBe(revision);
    await setPrice("41.00");
    const again = await replay(slip.id, { invert: true }, { "if-match": revision });
    expect(again.body.value.current.changes[0].fields[0].before).toBe('"41.00"');
    const last = await replay(slip.id, { invert: true }, { "if-match": again.body.value.revision });
    expect([last.status, last.body.applied]).toEqual([200, true]);
  });

  test("200: stock goes back by as many units, whatever was sold meanwhile, and never below nothing", async () => {
    const { quantity } = (await snapshot()).stock.find(({ region }: StockItem) => region === "US")!;
    const entry = await move(20);
    await shop().call("submitCheckout", { body: checkoutBody() });
    expect((await replay(entry.id)).body.changes[0].fields).toEqual([
      { path: "quantity", before: String(quantity! + 18), after: String(quantity! - 2) },
    ]);
    const twice = await replay(entry.id, {});
    expect(twice.body.changes[0].fields[0].after).toBe(String(quantity! + 18));
    const big = await move(500);
    await act("moveStock", { body: { ...violet, counted: 3, seen: quantity! + 518, reason: "counted" } });
    expect((await replay(big.id)).body).toMatchObject({
      reference: "notInvertible",
      value: { reason: "refused" },
    });
    await move(quantity!);
    expect(await brokenInvariants(shop().services.store)).toEqual([]);
  });

  test("200: a promotion goes back, is live again after its end, and one that was added is ended", async () => {
    const added = await save();
    expect(added).toMatchObject({ site: "boutique", changes: [{ part: "promotions", key: "9050" }] });
    const saved = await save({ discount: 50 });
    const ended = await act("endMerchantPromotion", { params: { id: promotion.id } });
    const stored = async () => (await snapshot()).promotion;
    expect((await replay(ended.id)).status).toBe(200);
    expect(await stored()).toMatchObject({ discount: 50, enabled: true });
    expect((await replay(saved.id)).status).toBe(200);
    expect(await stored()).toMatchObject({ discount: 10, enabled: true });
    expect((await replay(added.id)).status).toBe(200);
    expect(await stored()).toMatchObject({ discount: 10, enabled: false });
  });

  test("200: goods come back on sale; with nothing to change it is said", async () => {
    const off = await setSale(false);
    await setSale(true);
    expect((await replay(off.id)).body).toMatchObject({ value: { reason: "same" } });
    const again = await setSale(false);
    expect((await replay(again.id)).status).toBe(200);
    expect((await snapshot()).states).not.toContain("disabled");
  });

  /** A review that waits. */
  async function write(email: string): Promise<MerchantReview> {
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody({ email }) });
    await send("shipOrder", { params: { number: order.number }, body: {} });
    await send("createReview", {
      params: { id: order.id },
      body: { productId: ids.halo.product, stars: 1, author: "Zoe", language: "en" },
    });
    const { body } = await send("listMerchantReviews", { query: "state=waiting&limit=1" });
    return body[0]!;
  }

  test("200: what others changed since of the same document stays", async () => {
    await save();
    const entry = await save({ discount: 20 });
    await save({ discount: 20, usage_limit: 5 });
    const { status, body } = await replay(entry.id);
    expect([status, body.moved]).toEqual([200, false]);
    const stored = await db()
      .selectFrom("promotions")
      .select("document")
      .where("id", "=", promotion.id)
      .executeTakeFirstOrThrow();
    expect(stored.document).toMatchObject({ discount: 10, usage_limit: 5 });
  });

  test("200: stock of a region that was added is taken away again, unless units were sold or moved there since", async () => {
    const variant = ids.halo.violet;
    const read = async () => (await snapshot()).product;
    const before = await read();
    const there = { variant_id: variant, region: "JP", requires_shipping: true, level: "high", quantity: 7 };
    const body = { ...before, title: "Halo II", inventories: [...before.inventories, there] };
    const added = await act("saveMerchantProduct", { params: { id: ids.halo.product }, body });
    const withStock = await read();
    expect(withStock.inventories).toContainEqual(expect.objectContaining({ region: "JP", quantity: 7 }));
    const undone = await replay(added.id);
    expect([undone.status, undone.body.moved]).toEqual([200, false]);
    expect(await read()).toEqual(before);
    const [undo] = await list("limit=1");
    expect((await replay(undo!.id)).status).toBe(200);
    expect(await read()).toEqual(withStock);
    const [redo] = await list("limit=1");
    const units = { variantId: variant, region: "JP", reason: "received", delta: 1 };
    await act("moveStock", { body: units });
    const { status, body: refused } = await replay(redo!.id);
    expect([status, refused.reference, refused.value.reason]).toEqual([409, "notInvertible", "stock"]);
    expect((await read()).inventories).toContainEqual(expect.objectContaining({ region: "JP", quantity: 8 }));
    expect(await brokenInvariants(shop().services.store)).toEqual([]);
  });

  test("200: a review waits again and is not shown; its words go with its buyer", async () => {
    const email = "undone@example.com";
    const { review } = await write(email);
    const params = { id: review.id };
    const published = await act("moderateReview", {
      params,
      body: { state: "published", answer: "We are sorry, walrus." },
    });
    expect(published).toMatchObject({ site: "boutique", order: review.order });
    const rejected = await act("moderateReview", { params, body: { state: "rejected", reason: "Rude." } });
    const read = async () => {
      const { body } = await send("listMerchantReviews", {});
      return body.find((each: MerchantReview) => each.review.id === review.id).review;
    };
    expect((await replay(published.id)).body.reference).toBe("changedMeanwhile");
    expect((await replay(rejected.id)).status).toBe(200);
    expect(await read()).toMatchObject({ state: "published", answer: { text: "We are sorry, walrus." } });
    expect((await replay(published.id)).status).toBe(200);
    expect(await read()).toEqual(review);
    const { body: shown } = await shop().call("listReviews", { params: { id: ids.halo.product } });
    expect(shown.reviews.map(({ id }) => id)).not.toContain(review.id);

    await sql`update order_lines set shipped = quantity
      where order_id in (select id from orders where email = ${email})`.execute(db());
    await doDueJobs(shop().services, shop().app.log);
    await erasePerson(db(), email);
    const kept = await db().selectFrom("merchant_changes").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain("walrus");
    expect(kept.length).toBeGreaterThan(4);
    const answers = await db().selectFrom("idempotency_keys").select("response").execute();
    expect(JSON.stringify(answers)).not.toContain("walrus");
    expect((await replay(published.id, {})).body.value.reason).toBe("other");
  });

  test("of people who undo the same at once one does", async () => {
    const entry = await move(7);
    const all = await Promise.all(Array.from({ length: 6 }, () => replay(entry.id)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("409 notInvertible: money and parcels, what changed nothing, and what keeps nothing", async () => {
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody() });
    const refund = await act("refundOrder", { params: { number: order.number }, body: {} });
    expect(refund).toMatchObject({ site: "boutique", order: order.number, changes: [], invertible: false });
    expect((await replay(refund.id)).body).toMatchObject({
      reference: "notInvertible",
      value: { reason: "money", undoneBy: null, obstacles: [] },
      message: expect.stringContaining("Money and parcels"),
    });
    const note = await act("addOrderNote", {
      params: { number: order.number },
      body: { text: "Call back." },
    });
    expect((await replay(note.id)).body.value.reason).toBe("other");
    const file = { text: '{"promotions":[]}' };
    const { body: preview } = await send("previewImport", { body: file });
    const imported = await act("applyImport", { body: { plan: preview.plan, file } });
    expect((await replay(imported.id)).body.value.reason).toBe("nothing");
    const priced = await setPrice("45.00");
    expect(priced.movable).toBe(false);
    const elsewhere = await replay(priced.id, { site: "outlet" });
    expect(elsewhere.body).toMatchObject({
      reference: "notInvertible",
      value: { reason: "elsewhere" },
      message: expect.stringMatching(/^On another site/),
    });
    expect((await setPrice("45.00")).notInvertible).toBe("nothing");
    await save();
    expect((await save()).notInvertible).toBe("nothing");
    expect((await list(`order=${order.number}`)).map(({ operation }) => operation)).toEqual([
      "addOrderNote",
      "refundOrder",
    ]);
  });

  test("403, 404: without the entry's own scope, and for a caller of another site", async () => {
    const entry = await setPrice("47.00");
    const caller = async (scopes: MerchantScope[], sites: "outlet"[] | null = null) => ({
      "x-merchant-key": await createKey(db(), "other", scopes, { sites }),
    });
    const reader = await caller(["audit:read", "stock:write"]);
    expect((await replay(entry.id, { invert: true }, reader)).body).toMatchObject({
      reference: "merchantScopeMissing",
      value: "catalogue:write",
    });
    expect((await replay(entry.id, { invert: true }, await caller(["catalogue:write"]))).body.value).toBe(
      "audit:read",
    );
    const invertible = async (own: Headers) => (await list("limit=1", own))[0]?.invertible;
    expect(await invertible(reader)).toBe(false);
    expect(await invertible(await caller(["audit:read", "catalogue:write"]))).toBe(true);
    const outlet = await caller(["audit:read", "catalogue:write"], ["outlet"]);
    for (const body of [{ invert: true }, { invert: true, dry: true }])
      expect((await replay(entry.id, body, outlet)).status).toBe(404);
    expect(await list("limit=100", outlet)).toEqual([]);
    expect((await replay(999_999_999)).status).toBe(404);
  });

  test("listAuditEntries: filters, names of staff, commands by their end", async () => {
    const staff = await signInStaff(shop(), "shopkeeper");
    await shop().call("changePrices", {
      body: { prices: [{ variantId: violet.variantId, currency: "USD", price: "46.00" }] },
      headers: staff.headers,
    });
    const run = randomUUID();
    await sql`insert into audit_log (run, actor, command, outcome, detail) values
      (${run}, 'root', 'orders list', 'started', ''), (${run}, 'root', 'orders list', 'done', ''),
      (${randomUUID()}, 'root', 'backup shop.tar', 'started', '')`.execute(db());
    const all = await list("limit=100");
    expect(all.slice(0, 3)).toMatchObject([
      { operation: "backup", outcome: "started", actorName: null },
      { operation: "orders", outcome: "done" },
      { actor: `staff ${staff.user.id}`, actorName: staff.user.username, operation: "changePrices" },
    ]);
    expect(await list(`actor=staff ${staff.user.id}`)).toEqual([all[2]]);
    expect(await list("operation=orders")).toEqual([all[1]]);
    expect(await list(`product=${ids.halo.product}&operation=changePrices&limit=1`)).toEqual([all[2]]);
    expect(await list(`from=${all[1]!.time}&limit=100`)).toEqual(all.slice(0, 2));
    expect(await list(`until=${all[1]!.time}&limit=1`)).toEqual([all[2]]);
    const sites = await list("site=boutique&limit=100");
    expect(sites).toEqual(all.filter(({ site }) => site === "boutique"));
  });

  test("entries are never changed or removed, but that an erasure takes their values out", async () => {
    for (const statement of [
      sql`delete from merchant_changes`,
      sql`update merchant_changes set changes = '[]'`,
      sql`update merchant_changes set site = 'outlet', changes = null`,
      sql`truncate merchant_changes`,
    ])
      await expect(statement.execute(db())).rejects.toThrow("never changed or removed");
  });

  test("whatever is done, undoing all of it from the newest on leaves the shop as it was", async () => {
    await save();
    const acts = fc.oneof(
      fc.integer({ min: 31, max: 90 }).map((dollars) => () => setPrice(`${dollars}.00`)),
      fc.integer({ min: 1, max: 50 }).map((units) => () => move(units)),
      fc.boolean().map((on) => () => setSale(on)),
      fc.integer({ min: 1, max: 90 }).map((discount) => () => save({ discount })),
      fc.constant(() => act("endMerchantPromotion", { params: { id: promotion.id } })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 8 }), async (sequence) => {
        await db().deleteFrom("rate_limits").execute();
        const before = await snapshot();
        const entries: AuditEntry[] = [];
        for (const each of sequence) entries.push(await each());
        for (const { id, changes } of entries.reverse()) {
          const { status, body }: { status: number; body: Replay } = await replay(id);
          // An act that changed nothing has nothing to undo.
          expect([status, body]).toMatchObject([changes.length === 0 ? 409 : 200, {}]);
        }
        expect(await snapshot()).toEqual(before);
      }),
      { numRuns: 8 },
    );
  });
});
