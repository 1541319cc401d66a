import { expect, test, vi } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { createStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

const shop = fixture(async () => openTestShop(await createStore("filled")));

test("several exports at once take one session of the jobs, and all are answered", async () => {
  const { jobs } = shop.services.store;
  const begin = jobs.transaction.bind(jobs);
  let running = 0;
  let most = 0;
  vi.spyOn(jobs, "transaction").mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.setIsolationLevel = () => transaction;
    transaction.execute = async (work) => {
      most = Math.max(most, ++running);
      return execute(work).finally(() => running--);
    };
    return transaction;
  });
  const headers = await createMerchantHeaders(shop);
  const exported = await Promise.all(Array.from({ length: 4 }, () => shop.call("exportShop", { headers })));
  expect(exported.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
});
