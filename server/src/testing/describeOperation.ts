import type { OperationName } from "../generated/operations.ts";
import { fixture } from "./fixture.ts";
import { describeOnStores } from "./stores.ts";
import { openTestShop, type TestShop } from "./testShop.ts";

/** The tests of one operation, with a shop of their own; `shop()` is there once a test runs. */
export function describeOperation(operation: OperationName, tests: (shop: () => TestShop) => void): void {
  describeOnStores(operation, (createStore) => {
    const shop = fixture(async () => openTestShop(await createStore("filled")));
    tests(() => shop);
  });
}
