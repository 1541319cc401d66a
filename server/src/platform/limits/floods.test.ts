import { expect, test } from "vitest";
import type { OperationName } from "../../generated/operations.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { type Call, openTestShop } from "../../testing/testShop.ts";
import { type LimitName, limits } from "./limits.ts";
import { consumeAllowances } from "./store.ts";

const ip = "127.0.0.1";
const entry = { level: "warn", type: "kount", message: "silent", site: "boutique", url: "http://x/" };
const identity = "velours_identity=0b8f4a3e-7c55-4c0c-9f0a-3c1d3f6f2a11";

/** Operations that guests can call and that store something, or cost something. */
const rows: [OperationName, LimitName, Call, Call?][] = [
  [
    "subscribeNewsletter",
    "newsletterIp",
    { body: { email: "a@example.com", consent: true, source: "modal" } },
  ],
  [
    "createStockNotice",
    "stockNoticeIp",
    {
      params: { id: 1 },
      body: { email: "a@example.com", variant_id: 11, region: "US", language: "en" },
    },
  ],
  [
    "enterCampaign",
    "campaignIp",
    { params: { kind: "private-sale", handle: "current" }, body: { email: "a@example.com" } },
  ],
  ["identify", "identityIp", { body: {} }, { body: {}, headers: { cookie: identity } }],
  ["writeLog", "logIp", { body: entry }],
  ["completeAddress", "addressIp", { query: "partialStreet=main" }, { query: "partialStreet=" }],
  ["getAddress", "addressIp", { body: { id: "sandbox-12-main-road" } }],
];

describeOnStores("one caller's flood", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  test.each(rows)("%s is stopped by %s", async (operation, limit, call, free) => {
    const { db } = shop.services.store;
    await db.deleteFrom("rate_limits").execute();
    const ask = async (request: Call) => await shop.call<OperationName, 429>(operation, request);
    for (let i = 1; i < limits[limit].burst; i++) await consumeAllowances(db, [{ limit, of: ip }]);
    expect((await ask(call)).status).toBe(operation === "writeLog" ? 204 : 200);
    let refused = await ask(call);
    // On a slow machine the allowance refilled a little meanwhile.
    for (let more = 0; refused.status !== 429 && more < 40; more++) refused = await ask(call);
    const { status, body, headers } = refused;
    expect([status, (body as unknown as { reference: string }).reference]).toEqual([429, "rateLimited"]);
    const wait = Number(headers["retry-after"]);
    expect(Number.isInteger(wait) && wait > 0 && wait <= limits[limit].seconds).toBe(true);
    // Free requests are not counted.
    if (free !== undefined) expect((await ask(free)).status).toBe(200);
  });
});
