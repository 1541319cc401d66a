import { afterAll, beforeAll } from "vitest";
import type { OperationName } from "../generated/operations.ts";
import { describeOnStores } from "./stores.ts";
import { openTestShop, type TestShop } from "./testShop.ts";

/** The tests of one operation, on each store with a shop of its own; `shop()` is there once a test runs. */
export function describeOperation(operation: OperationName, tests: (shop: () => TestShop) => void): void {
  describeOnStores(operation, (createStore) => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop(await createStore());
    });
    afterAll(() => shop.close());
    tests(() => shop);
  });
}
