import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import { createArbitraries } from "../../openapi/conformance/fuzz/arbitraries.ts";
import { toRequests } from "../../openapi/conformance/fuzz/requests.ts";
import { type OperationName, routes } from "../src/generated/operations.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { ids } from "../src/testing/shopData.ts";
import { type SignedIn, signIn } from "../src/testing/signIn.ts";
import { createStore } from "../src/testing/stores.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import { repetitions } from "./repetitions.ts";
import { takesCarts } from "./takesCarts.ts";

/** How many requests each operation gets; all together at least 200,000. */
const runs = repetitions(((200_000 / Object.keys(routes).length) | 0) + 1, 100);

const arbitraries = createArbitraries({
  texts: ["WELCOME15", "ada+429@example.com"],
  numbers: [ids.halo.violet, ids.gift.variant],
});

describe("a fuzzer from the contract: no 5xx, and no answer outside the contract", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(await createStore("filled"));
    await shop.services.store.db.updateTable("stock").set({ quantity: 1_000_000 }).execute();
  });
  afterAll(() => {
    // Properties sent as `__proto__` must not reach other objects.
    expect([({} as { a?: number }).a, typeof {}.toString]).toEqual([undefined, "function"]);
    console.log(`${requests} requests from the contract: no 5xx, none outside it; ${JSON.stringify(all)}`);
    return shop.close();
  });

  /** A request whose session has ended signs in again, as another member. */
  let member: SignedIn | undefined;
  let requests = 0;
  const all: Record<number, number> = {};

  test.each(Object.keys(routes) as OperationName[])("%s", async (operation) => {
    const taken = takesCarts.has(operation) ? () => checkoutBody() : undefined;
    const sent = toRequests(getOperation(operation), arbitraries, taken);
    const statuses = new Map<number, number>();
    let beyond = 0;
    await fc.assert(
      fc.asyncProperty(sent, async ({ params, query, body: payload, die }) => {
        // The sandbox's own way to a 500 (S8).
        if (params.id === "broken") return;
        member ??= await signIn(shop);
        if (die > 1 && routes[operation].url.startsWith("/users/:id")) params.id = String(member.user.id);
        if (requests++ % 20 === 0) await shop.services.store.db.deleteFrom("rate_limits").execute();
        // Or every checkout after the fifth wrong one is refused for that alone (CA-55).
        if (operation === "submitCheckout")
          await shop.services.store.db.deleteFrom("failed_payments").execute();
        // `call` holds the answer against the contract.
        const { status, headers, text } = await shop.call(operation, {
          params,
          ...(query === undefined ? {} : { query }),
          ...(payload === undefined ? {} : { body: payload }),
          headers: {
            ...(payload === undefined ? {} : { "content-type": "application/json" }),
            ...(die > 0 ? member.headers : {}),
          },
        });
        if (headers["x-session-validation"] === "invalid") member = undefined;
        all[status] = (all[status] ?? 0) + 1;
        expect(status).toBeLessThan(500);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 400 || !text.includes('"validationError"')) beyond++;
      }),
      { numRuns: runs, seed: 20_261_121 },
    );
    // It was no fuzzing when every request was refused at the door.
    expect(beyond).toBeGreaterThan(0);
    if (takesCarts.has(operation)) expect(statuses.get(200)).toBeGreaterThan(runs / 20);
  });
});
