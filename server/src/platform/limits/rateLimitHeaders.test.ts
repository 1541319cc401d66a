import { beforeEach, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { limits } from "./limits.ts";
import { consumeAllowances } from "./store.ts";

describeOnStores("RateLimit and RateLimit-Policy", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => shop.services.store.db.deleteFrom("rate_limits").execute());

  const read = ({ headers }: { headers: Record<string, unknown> }) => ({
    policy: headers["ratelimit-policy"],
    left: headers.ratelimit,
  });

  test("count what a caller has left of an allowance of its own", async () => {
    const ask = async () => read(await shop.call("completeAddress", { query: "partialStreet=main" }));
    const policy = '"addressIp";q=600;w=900';
    expect(await ask()).toEqual({ policy, left: '"addressIp";r=599;t=2' });
    // On a slow machine one comes back between two requests.
    expect(await ask()).toEqual({ policy, left: expect.stringMatching(/^"addressIp";r=59[89];t=[234]$/) });
  });

  test("count what a merchant's key has left, in refusals too", async () => {
    const headers = await createMerchantHeaders(shop);
    const policy = '"merchantKey";q=600;w=60';
    const listed = await shop.call("listMerchantOrders", { headers });
    expect([listed.status, read(listed)]).toEqual([200, { policy, left: '"merchantKey";r=599;t=1' }]);
    const missing = await shop.call<"getMerchantOrder", 404>("getMerchantOrder", {
      headers,
      params: { number: "V-1" },
    });
    expect([missing.status, read(missing).policy]).toEqual([404, policy]);
  });

  test("tell nobody who guesses how many guesses are left, until there are none", async () => {
    const guess = (code: string) => shop.call<"getPromotion", 404>("getPromotion", { params: { code } });
    const nothing = { policy: undefined, left: undefined };
    const first = await guess("NOBODYS");
    expect([first.status, read(first)]).toEqual([404, nothing]);
    for (let nth = 1; nth < limits.guessIp.burst; nth++)
      await consumeAllowances(shop.services.store.db, [{ limit: "guessIp", of: "127.0.0.1" }]);
    const refused = await guess("NOBODYS-2");
    expect(refused.status).toBe(429);
    const { policy, left } = read(refused);
    expect(policy).toBe('"guessIp";q=30;w=900');
    const [, remaining, reset] = /^"guessIp";r=(\d+);t=(\d+)$/.exec(String(left)) ?? [];
    expect(remaining).toBe("0");
    expect(Number(reset)).toBeGreaterThan(limits.guessIp.seconds - 40);
    expect(Number(reset)).toBeLessThanOrEqual(limits.guessIp.seconds + 1);
  });

  test("stand in no answer of an operation that has no allowance", async () => {
    expect(read(await shop.call("getSite", { params: { site: "boutique" } }))).toEqual({
      policy: undefined,
      left: undefined,
    });
  });
});
