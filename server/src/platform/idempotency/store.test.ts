import { beforeAll, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnBothStores, openTestStore } from "../../testing/stores.ts";
import { inTransaction } from "../store/transaction.ts";
import { claimKey, findRequest, keyedRequest, releaseKey, storeResponse } from "./store.ts";

const response = { status: 200, headers: {}, text: "{}" };

describeOnBothStores("a key that was given up while its request was at work", (createStore) => {
  const store = fixture(async () => openTestStore(await createStore()));
  const slow = keyedRequest({ user: undefined }, "submitCheckout", "one-key-for-both", { total: 0 });
  const again = keyedRequest({ user: undefined }, "submitCheckout", "one-key-for-both", { total: 0 });
  beforeAll(async () => {
    await inTransaction(store.db, async (trx) => {
      expect(await claimKey(trx, slow)).toBe(true);
      expect(await claimKey(trx, again)).toBe(false);
      await trx.deleteFrom("idempotency_keys").execute();
      expect(await claimKey(trx, again)).toBe(true);
    });
  });

  test("is not given back by the slow one", async () => {
    await inTransaction(store.db, (trx) => releaseKey(trx, slow));
    expect(await findRequest(store.db, slow)).toMatchObject({ state: "running" });
  });

  test("is not answered by the slow one: what it wrote is undone", async () => {
    await expect(inTransaction(store.db, (trx) => storeResponse(trx, slow, response))).rejects.toThrow(
      "keyReleased",
    );
    expect(await findRequest(store.db, again)).toMatchObject({ state: "running" });
  });

  test("is answered by who has it now", async () => {
    await inTransaction(store.db, (trx) => storeResponse(trx, again, response));
    expect(await findRequest(store.db, slow)).toEqual({ state: "done", response });
  });
});
