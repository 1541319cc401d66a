import { orThrow, paginate } from "@velours/sdk";
import { decimalText } from "@velours/sdk/rules";
import { countUnits } from "@velours/sdk/shop";
import type { Checkout, DraftInput, MerchantDraft, MerchantOrder } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { getOperation } from "../../../openapi/conformance/contract/document.ts";
import { buy, type Desk, openDesk, openSession, signIn } from "../../testing/openDesk.ts";

const list = async (api: Desk, query = {}) => orThrow(await api.listMerchantOrders({ params: { query } }));
const params = ({ order }: MerchantOrder) => ({ path: { number: order.number } });

test("an order that leaves a list takes no other with it, and a cursor of another list is refused", async () => {
  const api = await openDesk("owner@example.com");
  const orders = await list(api, { status: "paid" });
  const seen: string[] = [];
  for await (const { number } of paginate(api.listPackingOrders, { params: { query: { limit: 1 } } })) {
    seen.push(number);
    const body = { carrier: "USPS", tracking: "9400111899223100001234" };
    orThrow(await api.shipPackingOrder({ params: { path: { number } }, body }));
  }
  expect(seen.sort()).toEqual(orders.map(({ order }) => order.number).sort());
  const first = await api.listStock({ params: { query: { limit: 1 } } });
  const cursor = first.response.headers.get("x-pagination-next") ?? "";
  for (const other of [cursor, "48", "nothing"])
    expect((await api.listMerchantOrders({ params: { query: { cursor: other } } })).error).toMatchObject({
      reference: "validationError",
      value: { cursor: "This cursor is not of this list" },
    });
  const second = orThrow(await api.listStock({ params: { query: { limit: 1, cursor } } }));
  expect(second).not.toEqual(first.data);
});

test("lists are ordered as the server orders them, and exported as they are shown", async () => {
  const api = await openDesk("owner@example.com");
  const totals = (await list(api, { sort: "total-descending" })).map(({ order }) => order.invoice.total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  const query = { sort: "quantity-descending", level: "high", limit: 100 } as const;
  const items = orThrow(await api.listStock({ params: { query } }));
  const { limit: _, ...filters } = query;
  const csv = await orThrow(await api.exportStock({ params: { query: filters } })).text();
  const [header, ...rows] = csv.trim().split("\r\n");
  expect(header).toBe("variantId,region,productId,title,option,sku,quantity,level,sold,daysLeft");
  expect(rows.slice(0, items.length).map((row) => Number(row.split(",")[0]))).toEqual(
    items.map(({ variantId }) => variantId),
  );
  const first = await api.listStock({ params: { query: { ...query, limit: 1 } } });
  const cursor = first.response.headers.get("x-pagination-next") ?? "";
  const other = await api.listStock({ params: { query: { cursor, sort: "sku-ascending" } } });
  expect(other.error).toMatchObject({ reference: "validationError" });
});

test("the owner finds orders to ship and shipped ones, of customers of the demo", async () => {
  const api = await openDesk("owner@example.com");
  const orders = await list(api);
  expect(orders.map(({ order }) => order.status)).toEqual(["paid", "paid", "shipped", "shipped"]);
  expect((await list(api, { q: "okafor" })).map(({ order }) => order.user.email)).toEqual([
    "paul.okafor@example.com",
  ]);
  expect((await list(api, { status: "shipped" })).length).toBe(2);
});

test("an order's contact is corrected until a parcel has left, and its history tells all that happened", async () => {
  const api = await openDesk("desk@example.com");
  const order = (await list(api, { q: "moreau" }))[0]!;
  const to = params(order);
  const { shipping } = order.order.address;
  const moved = { ...shipping, firstname: "Ada", lastname: "Moreau", address1: "4 Mill Lane" };
  const typed = { ...moved, country: "us", state: shipping?.state?.toLowerCase() };
  const contact = { email: "ada.moreau@example.com", shipping: typed as never };
  const changed = orThrow(await api.changeOrderContact({ params: to, body: contact }));
  expect(changed.order).toMatchObject({
    user: { email: "ada.moreau@example.com" },
    address: { shipping: { address1: "4 Mill Lane", country: "US", state: shipping?.state } },
  });
  const far = { shipping: { ...moved, zipcode: "97201" } as never };
  expect((await api.changeOrderContact({ params: to, body: far })).error).toMatchObject({
    reference: "validationError",
    value: { "shipping.zipcode": expect.any(String) },
  });
  const elsewhere = { shipping: { ...moved, state: "OK" } as never };
  expect((await api.changeOrderContact({ params: to, body: elsewhere })).error).toMatchObject({
    reference: "addressRegionFixed",
    value: { country: "US" },
  });
  const note = { params: to, body: { text: "Called about the ribbon" }, idempotencyKey: "note-0001" };
  orThrow(await api.addOrderNote(note));
  orThrow(await api.addOrderNote(note));
  orThrow(await api.resendOrderEmail({ params: to, body: { template: "confirmation" } }));
  const missing = await api.resendOrderEmail({ params: to, body: { template: "shipped" } });
  expect(missing.error).toMatchObject({ reference: "resourceDoesNotExist" });
  orThrow(await api.shipOrder({ params: to, body: { carrier: "USPS" } }));
  expect((await api.changeOrderContact({ params: to, body: contact })).error).toMatchObject({
    reference: "orderShipped",
  });
  const events = orThrow(await api.listOrderEvents({ params: to }));
  expect(events.map(({ kind, text }) => text ?? kind)).toEqual([
    "placed",
    "contactChanged",
    "Called about the ribbon",
    "emailSent",
    "shipped",
  ]);
  expect(events.flatMap(({ template }) => template ?? [])).toEqual(["order-confirmation"]);
});

test("an order's contact that somebody changed since it was read is not overwritten, and its old address does not join", async () => {
  const api = openSession();
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const nonce = `sandbox-card-ok-${crypto.randomUUID()}`;
  const payment = { ...checkout.payment, nonce } as Checkout["payment"];
  const bought = await api.submitCheckout({ body: { ...checkout, payment } });
  const { number, user } = orThrow(bought);
  await signIn(api, "owner@example.com");
  const path = { number };
  const read = orThrow(await api.getMerchantOrder({ params: { path } }));
  const correct = (email: string, revision: string) =>
    api.changeOrderContact({ params: { path, header: { "If-Match": revision } }, body: { email } });
  const changed = orThrow(await correct("a@example.com", read.contactRevision!));
  expect(changed.contactRevision).not.toBe(read.contactRevision);
  const current = { email: "a@example.com", shipping: read.order.address.shipping };
  expect((await correct("b@example.com", read.contactRevision!)).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: changed.contactRevision, current },
  });
  expect(orThrow(await api.getMerchantOrder({ params: { path } })).order.user.email).toBe("a@example.com");
  const token = bought.response.headers.get("x-join-nonce")!;
  const joined = await api.register({ body: { email: user.email, token, termsOfService: true } });
  expect(joined.error).toMatchObject({ reference: "joinNonceInvalid" });
});

test("a parcel, a return and its refund: what is previewed is given back, once", async () => {
  const api = await openDesk("desk@example.com");
  const { id, number } = await buy(api);
  const order = (await list(api, { q: number }))[0]!;
  expect(JSON.stringify([order, await list(api)])).not.toContain(id);
  const shipped = orThrow(await api.shipOrder({ params: params(order), body: { carrier: "USPS" } }));
  expect(shipped.order.status).toBe("shipped");
  const again = await api.shipOrder({ params: params(order), body: {} });
  expect(again.error).toMatchObject({ reference: "lineQuantityExceeded", value: { line: 1, left: 0 } });
  const cancelled = await api.cancelMerchantOrder({ params: params(order), body: {} });
  expect(cancelled.error).toMatchObject({ reference: "orderShipped" });

  const asked = orThrow(
    await api.requestReturn({ params: { path: { id } }, body: { lines: [{ line: 1 }], reason: "other" } }),
  );
  const [request] = asked.returns ?? [];
  expect((await list(api, { returns: "requested" })).length).toBe(1);
  const answer = {
    params: { path: { ...params(order).path, id: request!.id } },
    body: { answer: "approved" as const },
  };
  const [read] = await list(api, { returns: "requested" });
  const { revision } = read!.order.returns![0]!;
  const answered = orThrow(
    await api.answerReturn({
      ...answer,
      params: { ...answer.params, header: { "If-Match": revision! } },
    }),
  ).order.returns?.[0];
  expect(answered?.answer?.answer).toBe("approved");
  const stale = await api.answerReturn({
    params: { ...answer.params, header: { "If-Match": revision! } },
    body: { answer: "declined" },
  });
  expect(stale.error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: answered?.revision, current: answered },
  });
  expect((await api.answerReturn(answer)).error).toMatchObject({ reference: "returnAnswered" });

  const body = { lines: [{ line: 1 }], reason: "Arrived damaged" };
  const preview = orThrow(await api.previewRefund({ params: params(order), body }));
  const refunded = orThrow(
    await api.refundOrder({ params: params(order), body, idempotencyKey: "once-0001" }),
  );
  expect(refunded.order.refunds?.map(({ amount }) => decimalText(amount))).toEqual([preview.amount]);
  expect(refunded.refundable).toBeCloseTo(order.refundable - Number(preview.amount), 2);
  expect(refunded.order.returns?.[0]?.state).toBe("refunded");
  const repeated = orThrow(
    await api.refundOrder({ params: params(order), body, idempotencyKey: "once-0001" }),
  );
  expect(repeated.order.refunds?.length).toBe(1);
  const events = orThrow(await api.listOrderEvents({ params: params(order) }));
  expect(events.find(({ kind }) => kind === "refunded")?.text).toBe("Arrived damaged");
  expect(events.find(({ kind }) => kind === "returnAnswered")).toMatchObject({
    summary: "Return approved",
    actorName: "desk",
  });
});

test("a received return is refunded in parts that add up to it, while its other units wait to be sent", async () => {
  const api = await openDesk("desk@example.com");
  const { id, number } = await buy(api);
  const to = { path: { number } };
  const read = async () => (await list(api, { q: number }))[0]!;
  const units = (await read()).order.products[0]!._quantity;
  const sent = { lines: [{ line: 1, quantity: units - 1 }] };
  orThrow(await api.shipOrder({ params: to, body: { carrier: "USPS", ...sent } }));
  const asked = { lines: [{ line: 1, quantity: 1 }], reason: "damaged" as const };
  const { returns = [] } = orThrow(await api.requestReturn({ params: { path: { id } }, body: asked }));
  const body = { return: returns[0]!.id };
  const early = await api.refundOrder({ params: to, body });
  expect(early.error).toMatchObject({ reference: "returnNotReceived", value: "requested" });
  const path = { number, id: body.return };
  orThrow(await api.answerReturn({ params: { path }, body: { answer: "received" } }));
  const preview = orThrow(await api.previewRefund({ params: to, body }));
  expect([preview.lines, preview.stock]).toEqual([[{ line: 1, quantity: 1 }], []]);
  const { order } = orThrow(await api.refundOrder({ params: to, body }));
  expect(order.refunds).toMatchObject([body]);
  expect(order.returns).toMatchObject([
    { state: "refunded", refunded: { lines: [{ line: 1, quantity: 1 }], amount: Number(preview.amount) } },
  ]);
  expect(countUnits(order)[0]).toMatchObject({ refunded: 1, returned: 1, left: 1 });
  expect((await api.refundOrder({ params: to, body })).error).toMatchObject({ reference: "returnRefunded" });
  const events = orThrow(await api.listOrderEvents({ params: to }));
  expect(events.find(({ kind }) => kind === "refunded")).toMatchObject(body);
});

test("an order in trouble leaves its list once it is dealt with", async () => {
  const api = await openDesk("desk@example.com");
  const [order, ...others] = await list(api, { isInTrouble: true });
  expect([order?.trouble?.reasons, others]).toEqual([["dispute_opened"], []]);
  const body = { reason: "Sent the parcel's proof of delivery" };
  const close = (revision: string) =>
    api.closeOrderTrouble({ params: { ...params(order!), header: { "If-Match": revision } }, body });
  expect((await close("older")).error).toMatchObject({ reference: "changedMeanwhile" });
  expect(orThrow(await close(order!.trouble!.revision)).trouble).toBeNull();
  expect(await list(api, { isInTrouble: true })).toEqual([]);
  expect((await close(order!.trouble!.revision)).error).toMatchObject({ reference: "orderNotInTrouble" });
  const events = orThrow(await api.listOrderEvents({ params: params(order!) }));
  expect(events.at(-1)).toMatchObject({ kind: "troubleClosed", text: body.reason });
});

test("a refund takes back what was earned when the order was placed, from whoever earned it", async () => {
  const api = await openDesk("owner@example.com");
  const order = (await list(api, { q: "moreau" }))[0]!;
  const preview = async () => orThrow(await api.previewRefund({ params: params(order), body: {} })).cashBack;
  const earned = await preview();
  expect(Number(earned)).toBeGreaterThan(0);
  const path = { site: "boutique" as const };
  const { site, revision } = orThrow(await api.getMerchantSite({ params: { path } }));
  const header = { "If-Match": revision };
  orThrow(await api.saveMerchantSite({ params: { path, header }, body: { ...site, creditsDisplay: false } }));
  expect(await preview()).toBe(earned);
  const contact = { email: "somebody.else@example.com" };
  orThrow(await api.changeOrderContact({ params: params(order), body: contact }));
  expect(await preview()).toBe(earned);
});

test("a cancelled order gives everything back, and its goods are in stock again", async () => {
  const api = await openDesk("owner@example.com");
  const order = (await list(api, { q: "okafor" }))[0]!;
  const variantId = order.order.products[0]!._variant.id;
  const count = async () =>
    orThrow(await api.listStock({ params: { query: { q: String(variantId), region: "US" } } }))[0]!.quantity!;
  const before = await count();
  const body = { reason: "The address does not exist" };
  const cancelled = orThrow(await api.cancelMerchantOrder({ params: params(order), body }));
  expect([cancelled.order.status, cancelled.refundable, await count()]).toEqual(["cancelled", 0, before + 1]);
  const ship = await api.shipOrder({ params: params(order), body: {} });
  expect(ship.error).toMatchObject({ reference: "orderCancelled" });
  const [event] = orThrow(await api.listOrderEvents({ params: params(order) })).slice(-1);
  expect(event).toMatchObject({ kind: "cancelled", text: body.reason, actorName: "owner" });
});

test("an order that its buyer cancels is cancelled by the buyer", async () => {
  const api = openSession();
  const guests = await buy(api);
  orThrow(await api.cancelOrder({ params: { path: { id: guests.id } } }));
  const { id } = await signIn(api, "member@example.com");
  const own = await buy(api);
  orThrow(await api.cancelOrder({ params: { path: { id: own.id } } }));
  await signIn(api, "owner@example.com");
  const actors = await Promise.all(
    [guests, own].map(async ({ number }) => {
      const [event] = orThrow(await api.listOrderEvents({ params: { path: { number } } })).slice(-1);
      return [event?.kind, event?.actor];
    }),
  );
  expect(actors).toEqual([
    ["cancelled", "buyer"],
    ["cancelled", `buyer (member ${id})`],
  ]);
});

test("a count of stock is moved from what was seen, and nobody else's is overwritten", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const [item] = orThrow(await api.listStock({ params: { query: { limit: 1 } } }));
  const place = { variantId: item!.variantId, region: item!.region };
  const moved = orThrow(await api.moveStock({ body: { ...place, delta: 20, reason: "received" } }));
  expect(moved.quantity).toBe(item!.quantity! + 20);
  const stale = await api.moveStock({
    body: { ...place, counted: 5, seen: item!.quantity, reason: "counted" },
  });
  expect(stale.error).toMatchObject({ reference: "stockChanged", value: { quantity: moved.quantity } });
});

test("prices are tried, then changed together, and the session's shopper sees them", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const [first] = orThrow(await api.listMerchantProducts({ params: { query: { limit: 1 } } }));
  const { id, variants } = first!.product;
  const path = { id };
  const read = async () => orThrow(await api.getMerchantProduct({ params: { path } })).product.variants[0]!;
  const before = variants[0]!.prices.USD!;
  const prices = [
    { variantId: variants[0]!.id, currency: "USD" as const, price: decimalText(before + 1), compareAt: null },
  ];
  const tried = orThrow(await api.changePrices({ body: { dry: true, prices } }));
  expect(tried).toMatchObject({ applied: false, changes: [{ before: decimalText(before) }] });
  expect((await read()).prices.USD).toBe(before);
  expect(orThrow(await api.changePrices({ body: { prices, plan: tried.plan } }))).toMatchObject({
    applied: true,
    changes: tried.changes,
  });
  expect((await read()).prices.USD).toBe(before + 1);
  const [shown] = orThrow(await api.listProducts({ params: { query: { ids: String(id) } } }));
  expect(shown?.variants[0]?.prices.USD).toBe(before + 1);
  const free = await api.changePrices({ body: { prices: [{ ...prices[0]!, price: "0.00" }] } });
  expect(free.error).toMatchObject({ reference: "priceBelowMinimum" });
});

test("a promotion is ended and launched again under another code", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const find = async () => {
    const rows = orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100 } } }));
    return rows.find(({ promotion }) => promotion.name === "WELCOME15" || promotion.name === "SPRING15")!;
  };
  const stored = await find();
  const path = { id: stored.promotion.id };
  const shopper = (code: string) => api.getPromotion({ params: { path: { code } } });
  expect(orThrow(await api.endMerchantPromotion({ params: { path } })).promotion.enabled).toBe(false);
  expect((await find()).promotion.enabled).toBe(false);
  expect((await shopper("WELCOME15")).error).toMatchObject({ reference: "promotionUnavailable" });
  const body = { ...stored.promotion, name: "SPRING15", enabled: true };
  const saved = orThrow(await api.saveMerchantPromotion({ params: { path }, body }));
  expect(await find()).toEqual(saved);
  expect(orThrow(await shopper("spring15")).name).toBe("SPRING15");
  expect((await shopper("WELCOME15")).error).toMatchObject({ reference: "promotionUnrecognizable" });
});

test("a promotion under another code keeps its uses, and a cancelled order gives its own back", async () => {
  const api = await openDesk("owner@example.com");
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const cart = { ...checkout.cart, promotion: { name: "WELCOME15" } };
  const { total } = orThrow(await api.generateInvoice({ body: { user: checkout.user, cart } as never }));
  const invoice = { ...cart.invoice, total };
  const { number } = await buy(api, (paid) => ({ ...paid, cart: { ...cart, invoice } }) as Checkout);
  const read = async () => orThrow(await api.listMerchantPromotions({ params: { query: { limit: 100 } } }));
  const { promotion } = (await read()).find((row) => row.promotion.name === "WELCOME15")!;
  const uses = async () => (await read()).find((row) => row.promotion.id === promotion.id)?.uses;
  const path = { id: promotion.id };
  orThrow(
    await api.saveMerchantPromotion({ params: { path }, body: { ...promotion, name: "SPRING15" } as never }),
  );
  expect(await uses()).toBe(1);
  orThrow(await api.cancelMerchantOrder({ params: { path: { number } }, body: {} }));
  expect(await uses()).toBe(0);
});

test("a home page that the desk saves is the session's shopper's, and a stale one is refused", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const path = { site: "boutique" as const };
  const { site, revision } = orThrow(await api.getMerchantSite({ params: { path } }));
  const save = (label: string) =>
    api.saveMerchantSite({
      params: { path, header: { "If-Match": revision } },
      body: { ...site, home: { ...site.home, hero: { label, url: "/top-picks" } } },
    });
  const saved = orThrow(await save("Softly"));
  expect(orThrow(await api.getSite({ params: { path } })).home?.hero?.label).toBe("Softly");
  expect((await save("Loudly")).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: saved.revision },
  });
});

test("a packer may not read orders, and a guest nothing", async () => {
  const packer = await openDesk("packer@example.com");
  expect((await packer.listMerchantOrders()).error).toMatchObject({ reference: "merchantScopeMissing" });
  const guest = openSession();
  expect((await guest.getMerchantAccess()).error).toMatchObject({ reference: "merchantKeyInvalid" });
});

test("a shipping rate that the desk saves is offered to the session's shopper, and a stale one is refused", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const { rates, revision } = orThrow(await api.getShippingRates());
  const params = { header: { "If-Match": revision } };
  const changed = rates.map((rate) =>
    rate.identifier === "us-standard" ? { ...rate, amount: 9.5 } : { ...rate },
  );
  const saved = orThrow(await api.saveShippingRates({ params, body: { rates: changed } }));
  const query = { country: "US", configuration: { currency: "USD" as const } };
  const { data } = orThrow(await api.listShippingRates({ params: { query } }));
  expect(data.standard.map(({ amount }) => amount)).toEqual([9.5, 0]);
  const stale = await api.saveShippingRates({ params, body: { rates } });
  expect(stale.error).toMatchObject({ reference: "changedMeanwhile", value: { current: saved } });
  const bad = await api.saveShippingRates({ body: { rates: [{ ...rates[0]!, countries: ["ZZ"] }] } });
  expect(bad.error).toMatchObject({ reference: "ratesBad", value: { rows: [{ row: 0 }] } });
  const french = await api.saveShippingRates({
    body: { rates: [{ ...rates[0]!, countries: ["ZZ"] }] },
    headers: { "accept-language": "fr" },
  });
  expect(french.error).toMatchObject({
    value: { rows: [{ reason: 'countries[0] est "ZZ", qui n’est pas un code ISO 3166 comme US' }] },
  });
  expect(orThrow(await (await openDesk("owner@example.com")).getShippingRates()).rates).toEqual(rates);
});

test("a page of words is saved once, and shoppers of the session read it", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const params = { path: { handle: "returns" } };
  const { page, revision } = orThrow(await api.getMerchantPage({ params }));
  const request = (title: string) => ({
    params: { ...params, header: { "If-Match": revision } },
    body: { ...page, title },
  });
  const saved = orThrow(await api.saveMerchantPage(request("Sent back")));
  expect(orThrow(await api.getPage({ params })).title).toBe("Sent back");
  expect((await api.saveMerchantPage(request("Another"))).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: saved.revision, current: saved },
  });
  const own = { path: params.path, query: { site: "closet" as const } };
  orThrow(await api.saveMerchantPage({ params: own, body: page }));
  const rows = orThrow(await api.listMerchantPages({ params: { query: { q: "returns" } } }));
  expect(rows.map(({ site, title }) => [site, title])).toEqual([
    [null, "Sent back"],
    ["closet", page.title],
  ]);
});

test("a collection is tried, saved once, and the session's shopper finds what its rules let in", async () => {
  const api = await openDesk("shopkeeper@example.com");
  const path = { handle: "small-things" };
  const rules = { all: [{ price: { currency: "USD" as const, below: 20 } }] };
  const trial = orThrow(
    await api.tryMerchantCollection({ params: { path }, body: { site: "boutique", rules } }),
  );
  expect(trial.total).toBeGreaterThan(0);
  const body = { handle: path.handle, title: "Small things", description: "", meta: {}, rules };
  const save = (title: string) =>
    api.saveMerchantCollection({
      params: { path, header: { "If-Match": "none" } },
      body: { ...body, title },
    });
  const saved = orThrow(await save("Small things"));
  expect(orThrow(await api.getMerchantCollection({ params: { path } }))).toEqual(saved);
  expect((await save("Others")).error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: saved.revision, current: saved },
  });
  const listed = orThrow(await api.listProducts({ params: { query: { collections: path.handle } } }));
  const found = listed.map(({ id }) => id);
  expect(trial.products.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
  const rows = orThrow(await api.listMerchantCollections({ params: { query: { q: "small-things" } } }));
  expect(rows).toEqual([{ handle: "small-things", title: "Small things", ruled: true }]);
  const price = { currency: "USD" as const, above: 10, below: 5 };
  const bad = await api.saveMerchantCollection({
    params: { path },
    body: { ...body, rules: { all: [{ price }] } },
  });
  expect(bad.error).toMatchObject({ reference: "collectionBad" });
  const remove = (revision: string) =>
    api.removeMerchantCollection({ params: { path, header: { "If-Match": revision } } });
  expect((await remove("another")).error).toMatchObject({ reference: "changedMeanwhile" });
  expect((await remove(saved.revision)).error).toBeUndefined();
  expect((await api.getMerchantCollection({ params: { path } })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
});

test("an order that the desk prepares is read by its link and paid once; a closed one is gone", async () => {
  const api = await openDesk("desk@example.com");
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const body = {
    site: "boutique" as const,
    language: "fr" as const,
    lines: checkout.cart.products.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
    email: "ada@example.com",
  };
  const prepare = async () => orThrow(await api.createDraft({ body }));
  const read = ({ link }: MerchantDraft) =>
    api.getDraft({ params: { path: { token: link.split("/").at(-1)! } } });
  const [paid, closed] = [await prepare(), await prepare()];
  expect(paid.link).toMatch(/^http:\/\/shop\.example\/fr\/draft\/\w{32}$/);
  expect(orThrow(await read(paid))).toMatchObject({ state: "open", email: body.email });
  orThrow(await api.closeDraft({ params: { path: { id: closed.id } } }));
  expect((await read(closed)).error).toMatchObject({ reference: "resourceDoesNotExist" });
  const pay = async ({ link }: MerchantDraft) => {
    const nonce = `sandbox-card-ok-${crypto.randomUUID()}`;
    const payment = { ...checkout.payment, nonce } as Checkout["payment"];
    return api.submitCheckout({ body: { ...checkout, payment, draft: link.split("/").at(-1)! } });
  };
  const { number } = orThrow(await pay(paid));
  expect(orThrow(await read(paid))).toMatchObject({ state: "paid", email: null, address: null });
  for (const draft of [paid, closed])
    expect((await pay(draft)).error).toMatchObject({ reference: "draftNotOpen" });
  expect((await api.closeDraft({ params: { path: { id: paid.id } } })).error).toMatchObject({
    reference: "draftNotOpen",
  });
  const states = orThrow(await api.listDrafts()).map(({ state, order }) => [state, order]);
  expect(states).toEqual([
    ["closed", null],
    ["paid", number],
  ]);
  const unknown = await api.createDraft({ body: { ...body, lines: [{ variantId: 1 }] } });
  expect(unknown.error).toMatchObject({ reference: "variantUnknown", value: { variantId: 1 } });
});

test("drafts are found by their number, the buyer's email and the begin of the name", async () => {
  const api = await openDesk("desk@example.com");
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const body = {
    site: "boutique" as const,
    language: "en" as const,
    lines: checkout.cart.products.map(({ variant, quantity }) => ({ variantId: variant.id, quantity })),
  };
  const address = {
    firstname: "Zoe",
    lastname: "Okafor",
    address1: "4 Mill Lane",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    country: "US",
  };
  const prepare = async (input: Pick<DraftInput, "email" | "address">) =>
    orThrow(await api.createDraft({ body: { ...body, ...input } }));
  const small = { ...address, state: "tx", country: "us" };
  const { id: named, ...draft } = await prepare({ email: "zoe@example.com", address: small });
  expect(draft.address).toEqual(address);
  const far = { ...body, email: "zoe@example.com", address: { ...address, zipcode: "97201" } };
  expect((await api.createDraft({ body: far })).error).toMatchObject({
    reference: "validationError",
    value: { "address.zipcode": expect.any(String) },
  });
  const { id: other } = await prepare({ email: "bo@example.com" });
  const list = async (q: string) =>
    orThrow(await api.listDrafts({ params: { query: { q } } })).map(({ id }) => id);
  for (const q of [String(named), "ZOE@example.com", "oka", "zoe okafor"])
    expect(await list(q), q).toEqual([named]);
  expect(await list("bo@example.com")).toEqual([other]);
  expect(await list("moreau")).toEqual([]);
});
