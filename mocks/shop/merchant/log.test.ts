import { orThrow } from "@velours/sdk";
import { expect, test } from "vitest";
import { buy, type Desk, openDesk, signIn } from "../../testing/openDesk.ts";

const readLog = async (api: Desk, query = {}) => orThrow(await api.listAuditEntries({ params: { query } }));
const replay = (
  api: Desk,
  id: number,
  body: { invert?: boolean; dry?: boolean; site?: string },
  revision?: string,
) =>
  api.replayEntry({
    params: { path: { id }, header: { ...(revision && { "If-Match": revision }) } },
    body: body as never,
  });
const reasonOf = ({ error }: { error?: unknown }) =>
  (error as { value?: { reason?: string } })?.value?.reason;

/** A variant of the demo with its price in US dollars. */
async function findVariant(api: Desk) {
  const [first] = orThrow(await api.listMerchantProducts({ params: { query: { limit: 1 } } }));
  const variant = first!.product.variants[0]!;
  return { id: variant.id, price: variant.prices.USD!, product: first!.product.id };
}
async function setPrice(api: Desk, variantId: number, price: string) {
  orThrow(await api.changePrices({ body: { prices: [{ variantId, currency: "USD", price }] } }));
  const [entry] = await readLog(api);
  return entry!;
}
const readPrice = async (api: Desk, { product, id }: { product: number; id: number }) => {
  const read = orThrow(await api.getMerchantProduct({ params: { path: { id: product } } }));
  return read.product.variants.find((variant) => variant.id === id)?.prices.USD;
};

test("a changed price is in the log with its values, is undone as it was tried, and done again", async () => {
  const api = await openDesk("owner@example.com");
  expect(await readLog(api)).toEqual([]);
  const variant = await findVariant(api);
  const entry = await setPrice(api, variant.id, "77.70");
  expect(entry).toMatchObject({
    operation: "changePrices",
    command: "changePrices 1",
    actor: expect.stringMatching(/^staff \d+$/),
    actorName: "owner",
    invertible: true,
    changes: [{ part: "prices", key: `${variant.id} USD`, product: variant.product }],
  });
  const tried = orThrow(await replay(api, entry.id, { invert: true, dry: true }));
  expect(tried).toMatchObject({ applied: false, moved: false, changesTotal: 1 });
  expect([await readPrice(api, variant), (await readLog(api)).length]).toEqual([77.7, 1]);
  const undone = orThrow(await replay(api, entry.id, { invert: true }, tried.revision));
  expect(undone).toEqual({ ...tried, applied: true });
  expect(await readPrice(api, variant)).toBe(variant.price);
  const [inverse, original] = await readLog(api);
  expect([inverse?.undoes, original?.undoneBy]).toEqual([original?.id, inverse?.id]);
  expect(reasonOf(await replay(api, entry.id, { invert: true }))).toBe("undone");
  orThrow(await replay(api, entry.id, {}));
  expect(await readPrice(api, variant)).toBe(77.7);
  expect(reasonOf(await replay(api, entry.id, {}))).toBe("same");
});

test("a price that somebody changed since is put back only by who saw it", async () => {
  const api = await openDesk("owner@example.com");
  const variant = await findVariant(api);
  const entry = await setPrice(api, variant.id, "77.70");
  await setPrice(api, variant.id, "80.00");
  const refused = await replay(api, entry.id, { invert: true });
  expect(refused.error).toMatchObject({
    reference: "changedMeanwhile",
    value: { current: { applied: false, moved: true } },
  });
  expect(await readPrice(api, variant)).toBe(80);
  const { revision } = (refused.error as { value: { revision: string } }).value;
  orThrow(await replay(api, entry.id, { invert: true }, revision));
  expect(await readPrice(api, variant)).toBe(variant.price);
});

test("stock is moved back by the difference, also when units were sold since", async () => {
  const api = await openDesk("owner@example.com");
  const [item] = orThrow(await api.listStock({ params: { query: { level: "high", limit: 1 } } }));
  const { variantId, region } = item!;
  const move = (delta: number) =>
    api.moveStock({ body: { variantId, region, delta, reason: "received" } as never });
  const before = orThrow(await move(10)).quantity!;
  const [entry] = await readLog(api);
  expect(entry?.command).toBe(`moveStock ${variantId} ${region} by 10 received`);
  orThrow(await move(-3));
  const undone = orThrow(await replay(api, entry!.id, { invert: true }));
  expect(undone.changes[0]?.fields).toEqual([
    { path: "quantity", before: String(before - 3), after: String(before - 13) },
  ]);
  orThrow(await replay(api, entry!.id, { dry: true }));
  const ledger = orThrow(await api.listStockEntries({ params: { query: { variantId, region } } }));
  expect(ledger.map(({ delta, reason }) => [delta, reason])).toEqual([
    [-10, "corrected"],
    [-3, "received"],
    [10, "received"],
    [before - 10, "import"],
  ]);
});

test("an added page is removed by an undo, settings of a site move to another one, and a promotion is ended", async () => {
  const api = await openDesk("owner@example.com");
  const path = { path: { handle: "winter" } };
  const page = {
    handle: "winter",
    updated_at: "2026-11-30",
    title: "Winter",
    description: "Cold.",
    html: "<p>Warm.</p>",
  };
  orThrow(await api.saveMerchantPage({ params: path, body: page as never }));
  const [added] = await readLog(api);
  orThrow(await replay(api, added!.id, { invert: true }));
  expect((await api.getMerchantPage({ params: path })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });

  const boutique = { path: { site: "boutique" as const } };
  const { site } = orThrow(await api.getMerchantSite({ params: boutique }));
  orThrow(await api.saveMerchantSite({ params: boutique, body: { ...site, name: "Winter shop" } as never }));
  const [renamed] = await readLog(api, { site: "boutique" });
  expect(renamed).toMatchObject({ movable: true, site: "boutique", changesTotal: 1 });
  const { moved, revision } = orThrow(await replay(api, renamed!.id, { site: "outlet", dry: true }));
  expect(moved).toBe(true);
  orThrow(await replay(api, renamed!.id, { site: "outlet" }, revision));
  const outlet = orThrow(await api.getMerchantSite({ params: { path: { site: "outlet" } } }));
  expect(outlet.site.name).toBe("Winter shop");

  const [promotion] = orThrow(await api.listMerchantPromotions({ params: { query: { limit: 1 } } }));
  const id = 990_001;
  const winter = { ...promotion!.promotion, id, name: "WINTER26", enabled: true };
  orThrow(await api.saveMerchantPromotion({ params: { path: { id } }, body: winter as never }));
  const [launched] = await readLog(api, { operation: "saveMerchantPromotion" });
  orThrow(await replay(api, launched!.id, { invert: true }));
  const all = orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100 } } }));
  expect(all.find((each) => each.promotion.id === id)?.promotion.enabled).toBe(false);
});

test("a shipping rate that was removed comes back to its place", async () => {
  const api = await openDesk("owner@example.com");
  const { rates } = orThrow(await api.getShippingRates());
  orThrow(await api.saveShippingRates({ body: { rates: rates.toSpliced(1, 1) } as never }));
  const [entry] = await readLog(api);
  expect(entry?.changes.map(({ key }) => key)).toEqual([rates[1]!.identifier]);
  orThrow(await replay(api, entry!.id, { invert: true }));
  expect(orThrow(await api.getShippingRates()).rates).toEqual(rates);
});

test("a refused or repeated write leaves no entry, money is not undone, and filters and the file agree", async () => {
  const api = await openDesk("owner@example.com");
  const { number } = await buy(api);
  const params = { path: { number } };
  const note = { params, body: { text: "Called" }, idempotencyKey: "note-0001" };
  orThrow(await api.addOrderNote(note));
  orThrow(await api.addOrderNote(note));
  expect(
    (await api.moveStock({ body: { variantId: 1, region: "US", delta: 1, reason: "received" } })).error,
  ).toBeDefined();
  orThrow(await api.refundOrder({ params, body: { shipping: true } }));
  const found = await readLog(api, { order: number });
  expect(found.map(({ command }) => command)).toEqual([`refundOrder ${number}`, `addOrderNote ${number}`]);
  expect((await readLog(api)).length).toBe(2);
  const ofOperation = async (operation: string) =>
    (await readLog(api, { operation })).map((entry) => entry.operation);
  expect(await ofOperation("addOrderNote")).toEqual(["addOrderNote"]);
  // A command's name, which no operation has.
  expect(await ofOperation("backup")).toEqual([]);
  expect(reasonOf(await replay(api, found[0]!.id, { invert: true }))).toBe("money");
  expect(await readLog(api, { order: "V-1" })).toEqual([]);
  const csv = await orThrow(await api.exportAuditEntries({ params: { query: { order: number } } })).text();
  expect(csv.trim().split("\r\n").length).toBe(3);
  expect(csv).toContain(`addOrderNote ${number}`);
  const first = await api.listAuditEntries({ params: { query: { limit: 1 } } });
  const cursor = first.response.headers.get("x-pagination-next") ?? "";
  expect((await readLog(api, { cursor })).map(({ operation }) => operation)).toEqual(["addOrderNote"]);
});

test("who may not change prices may not undo them", async () => {
  const api = await openDesk("owner@example.com");
  const variant = await findVariant(api);
  const entry = await setPrice(api, variant.id, "77.70");
  await signIn(api, "packer@example.com");
  expect((await replay(api, entry.id, { invert: true })).error).toMatchObject({
    reference: "merchantScopeMissing",
  });
  await signIn(api, "owner@example.com");
  expect(await readPrice(api, variant)).toBe(77.7);
});

test("an undo that an import would refuse says why, and changes nothing", async () => {
  const api = await openDesk("owner@example.com");
  const page = { handle: "winter", title: "Winter", html: "<p>Warm.</p>" };
  orThrow(await api.saveMerchantPage({ params: { path: { handle: "winter" } }, body: page as never }));
  const [added] = await readLog(api);
  const params = { path: { site: "boutique" as const } };
  const { site } = orThrow(await api.getMerchantSite({ params }));
  const navigation = [...site.navigation, { label: "Winter", url: "/pages/winter" }];
  orThrow(await api.saveMerchantSite({ params, body: { ...site, navigation } as never }));
  const refused = await replay(api, added!.id, { invert: true });
  expect(refused.error).toMatchObject({
    reference: "notInvertible",
    value: { reason: "refused", obstacles: [{ part: "pages", key: "winter", name: "Winter" }] },
  });
  expect((await api.removeMerchantPage({ params: { path: { handle: "winter" } } })).error).toMatchObject({
    reference: "pageBad",
  });
  orThrow(await api.getMerchantPage({ params: { path: { handle: "winter" } } }));
});
