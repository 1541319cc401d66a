import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { describeOnStores } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { brokenInvariants } from "./invariants.ts";
import { repetitions } from "./repetitions.ts";

const times = repetitions(1_000, 100);

describeOnStores("one Idempotency-Key is one effect", (createStore, kind) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  const ask = (key: string, body: object) =>
    shop.call("submitCheckout", { body, headers: { "idempotency-key": key } });
  const countOrders = async () => (await auditStore(shop.services.store)).orders;

  test.each([
    [
      "one after another",
      async (request: () => ReturnType<typeof ask>) => {
        const responses = [];
        for (let nth = 0; nth < times; nth++) responses.push(await request());
        return responses;
      },
    ],
    [
      "at once",
      (request: () => ReturnType<typeof ask>) => Promise.all(Array.from({ length: times }, () => request())),
    ],
  ])(`${times} times %s: the same bytes, and a refusal for another body`, async (name, askAll) => {
    const before = await countOrders();
    const [key, body] = [randomUUID(), checkoutBody()];
    const began = performance.now();
    const responses = await askAll(() => ask(key, body));
    const milliseconds = (performance.now() - began) | 0;
    const distinct = new Set(
      responses.map(({ status, text, headers }) => `${status} ${headers["x-join-nonce"]} ${text}`),
    );
    console.log(`${times} × one key ${name}, ${kind}: ${distinct.size} answer, ${milliseconds} ms`);
    expect(distinct.size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect((await countOrders()) - before).toBe(1);

    const changedBody = await ask(key, {
      ...body,
      payment: { ...body.payment, deviceData: '{"other":true}' },
    });
    expect([changedBody.status, (changedBody.body as unknown as { reference: string }).reference]).toEqual([
      409,
      "idempotencyKeyReused",
    ]);
    expect(await auditStore(shop.services.store)).toMatchObject(cleanAudit);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });
});
