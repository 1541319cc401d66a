import type { MerchantShippingRates, ShippingRateRow } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { ids, shippingRates } from "../../testing/shopData.ts";

describeOperation("saveShippingRates", (shop) => {
  const { send, lastEntry } = merchantCalls(shop);
  afterEach(() => save(shippingRates));

  const read = async (): Promise<MerchantShippingRates> => (await send("getShippingRates", {})).body;
  const save = (rates: readonly object[], more: Headers = {}, headers?: Headers) =>
    send("saveShippingRates", { body: { rates }, headers: more }, headers);
  /** The rates with a change of one. */
  const changed = (identifier: string, change: Partial<ShippingRateRow>) =>
    shippingRates.map((rate) => (rate.identifier === identifier ? { ...rate, ...change } : rate));
  const undo = async (id: number) => {
    const undone = await send("replayEntry", { params: { id }, body: { invert: true } });
    expect(undone).toMatchObject({ status: 200, body: { moved: false } });
  };

  const listOptions = async (more: object = {}) => {
    const { body } = await shop().call("listShippingOptions", {
      body: {
        subtotal: 48,
        promotion: null,
        address,
        products: [{ variant: { id: ids.halo.violet }, quantity: 1 }],
        currency: "USD",
        language: "en",
        tiers: [],
        ...more,
      },
    });
    return body.data.map(({ identifier, amount }) => [identifier, amount]);
  };

  test("200: what shoppers are offered is what was saved, in every currency and free of charge as well", async () => {
    const { rates, revision } = await read();
    expect(rates).toEqual(shippingRates);
    const own: ShippingRateRow = {
      ...shippingRates[0]!,
      identifier: "us-cad",
      currency: "CAD",
      amount: 9.5,
      range: { min: 0, max: null },
    };
    const next = [own, ...changed("us-standard", { amount: 0 }).filter((r) => r.identifier !== "us-express")];
    const saved = await save(next, { "if-match": revision });
    expect([saved.status, saved.body.rates]).toEqual([200, next]);
    expect(await read()).toEqual(saved.body);
    expect(await listOptions()).toEqual([["us-standard", 0]]);
    expect(await listOptions({ currency: "CAD" })).toEqual([["us-cad", 9.5]]);
    const { body } = await shop().call("listShippingRates", {
      query: "country=US&configuration[currency]=USD",
    });
    expect(body.data.standard.map(({ amount }) => amount)).toEqual([0, 0]);
  });

  test("200: a rate that was added at its place, removed or changed is put back by the log", async () => {
    const added: ShippingRateRow = {
      ...shippingRates[0]!,
      identifier: "us-pickup",
      type: "pickup",
      amount: 0,
    };
    const next = [added, ...changed("gb-standard", { duties: 5 })].filter(
      ({ identifier }) => identifier !== "us-standard-free" && identifier !== "us-standard",
    );
    await save(next);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ operation: "saveShippingRates", site: null, invertible: true });
    expect(entry.changes.map(({ part, key }: { part: string; key: string }) => [part, key])).toEqual([
      ["shippingRates", "us-standard"],
      ["shippingRates", "us-standard-free"],
      ["shippingRates", "gb-standard"],
      ["shippingRates", "us-pickup"],
    ]);
    expect(entry.changes[2].fields).toEqual([{ path: "duties", before: "4.5", after: "5" }]);
    await undo(entry.id);
    expect((await read()).rates).toEqual(shippingRates);
    await undo((await lastEntry()).id);
    expect((await read()).rates).toEqual(next);
  });

  test("200: an undo leaves alone what others changed since, and is refused where they changed the same", async () => {
    await save(changed("us-standard", { amount: 9 }));
    const { id } = await lastEntry();
    const later = changed("us-express", { amount: 20 }).map((rate) =>
      rate.identifier === "us-standard" ? { ...rate, amount: 9 } : rate,
    );
    await save(later);
    await undo(id);
    expect((await read()).rates).toEqual(changed("us-express", { amount: 20 }));
    await save(changed("us-standard", { amount: 8 }));
    const theirs = await lastEntry();
    await save(changed("us-standard", { amount: 6 }));
    const refused = await send("replayEntry", { params: { id: theirs.id }, body: { invert: true } });
    expect([refused.status, refused.body.reference]).toEqual([409, "changedMeanwhile"]);
  });

  test("200: what is saved as it is makes no change to undo", async () => {
    await save(shippingRates);
    expect(await lastEntry()).toMatchObject({ command: "saveShippingRates", changes: [], invertible: false });
  });

  test("409 shippingDoesNotMatch, invoiceDoesNotMatch: an open checkout is refused at the price it showed", async () => {
    const [usps] = shippingRates;
    const { service, type, identifier } = usps!;
    const cart = (amount?: number) => ({
      products: [{ variant: { id: ids.halo.violet }, quantity: 1, price: 48 }],
      shipping: { service, type, identifier, ...(amount !== undefined && { amount }) },
    });
    const buy = async (total: number, amount?: number) => {
      const body = checkoutBody({ total, cart: cart(amount) });
      return shop().call<"submitCheckout", number>("submitCheckout", { body });
    };
    const seen = await buy(58.96, 7);
    expect(seen.status).toBe(200);
    await save(changed("us-standard", { amount: 9 }));
    expect((await buy(58.96, 7)).body).toMatchObject({ reference: "shippingDoesNotMatch" });
    expect((await buy(58.96)).body).toMatchObject({ reference: "invoiceDoesNotMatch" });
    const placed = await buy(60.96, 9);
    expect(placed.body).toMatchObject({ invoice: { shipping: 9, total: 60.96 } });
    await save(shippingRates.slice(1));
    expect((await buy(60.96, 9)).body).toMatchObject({ reference: "shippingDoesNotMatch" });
  });

  test("200: what pages say of free shipping follows, a removed rate as well", async () => {
    const freeFrom = async () => {
      const { catalogue, shippingRates: inMemory, sites } = shop().services;
      await catalogue.refresh();
      await Promise.all([inMemory.refresh(), sites.refresh()]);
      const { body } = await shop().call("getSite", { params: { site: "boutique" } });
      return body.regions.find(({ country }) => country === "US")?.freeShippingFrom;
    };
    const { catalogue } = shop().services;
    expect(await freeFrom()).toBe(69);
    const { revision } = catalogue;
    await save(shippingRates.filter(({ identifier }) => identifier !== "us-standard-free"));
    expect(await freeFrom()).toBeNull();
    expect(catalogue.revision).toBeGreaterThan(revision);
  });

  test("409 changedMeanwhile: of two who read the same rates the second is told what is there", async () => {
    const { revision } = await read();
    const change = (amount: number) => save(changed("us-standard", { amount }), { "if-match": revision });
    const answers = await Promise.all([change(8), change(9)]);
    const won = answers.find(({ status }) => status === 200)!;
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body).toMatchObject({
      reference: "changedMeanwhile",
      value: { revision: won.body.revision, current: won.body },
    });
  });

  test("409 ratesBad: every row that an import refuses is named with its reason, and nothing is saved", async () => {
    const { status, body } = await save([
      shippingRates[0]!,
      { ...shippingRates[1]!, range: { min: 69, max: 69 } },
      { ...shippingRates[2]!, countries: ["US", "ZZ"] },
      { ...shippingRates[3]!, currency: "JPY" },
      shippingRates[0]!,
    ]);
    expect([status, body.reference]).toEqual([409, "ratesBad"]);
    expect(body.value.rows.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3, 4]);
    expect(body.value.rows[0].reason).toBe("range.max is 69, but must be more than range.min, 69");
    expect(body.value.rows[3].reason).toBe("identifier us-standard is already that of the row 1");
    const french = await save([{ ...shippingRates[0]!, range: { min: 69, max: 69 } }], {
      "accept-language": "fr",
    });
    expect(french.body.value.rows).toEqual([
      { row: 0, reason: "range.max est 69, mais doit être supérieur à range.min, 69" },
    ]);
    expect((await read()).rates).toEqual(shippingRates);
  });

  test.each([
    ["below zero", { amount: -1 }],
    ["beyond every price", { amount: 1e300 }],
    ["as a text", { amount: "7" }],
    ["with a currency that is none", { currency: "usd" }],
  ])("400 validationError: a rate %s", async (_, change) => {
    const { status, body } = await save([{ ...shippingRates[0]!, ...change }]);
    expect([status, Object.keys(body.value)]).toEqual([400, [`rates[0].${Object.keys(change)[0]}`]]);
  });
});
