import { randomUUID } from "node:crypto";
import type { UpsellAcceptance } from "@velours/sdk/types";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { json } from "../../platform/store/json.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { openPayingShop } from "../../testing/payingShop.ts";
import { ids, upsellOffers } from "../../testing/shopData.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { toAcceptance } from "../../testing/upsells.ts";
import { recoverAttempts } from "../orders/recoverAttempts.ts";
import { upsertUpsellOffers } from "./store/offers.ts";

describeOnStores("an offer accepted whose payment service's answer is lost", (createStore) => {
  let member: SignedIn;
  const shop = fixture(async () => openPayingShop(await createStore("filled"), { PAYMENT_TIMEOUT: "2000" }));
  beforeAll(async () => {
    const [single] = upsellOffers;
    if (single === undefined) throw new Error("there is no offer");
    await inTransaction(shop.services.store.db, (trx) =>
      upsertUpsellOffers(trx, [{ ...single, id: "halo", trigger_product_ids: [ids.halo.product] }]),
    );
    member = await signIn(shop);
    const body = checkoutBody({
      email: member.user.email,
      nonce: "fake-valid-nonce",
      payment: { vaulted: true },
    });
    await shop.call("submitCheckout", { body: body, headers: member.headers });
  });
  const lose = (kind: "answer" | "silence" | "request" | "gateway", times: number) =>
    shop.gateway.control("faults", { lose: kind, times, path: "/transactions" });
  const back = () => lose("answer", 0);
  afterEach(async () => {
    await back();
    await shop.gateway.control("lag", { times: 0 });
  });

  const accept = <Status extends number = 200>(body: UpsellAcceptance, key: string) =>
    shop.call<"acceptUpsell", Status>("acceptUpsell", {
      body,
      headers: { ...member.headers, "idempotency-key": key },
    });
  /** The one attempt of a key, and what the gateway has of it. */
  const onlyAttempt = async (key: string) => {
    const attempts = await shop.findAttempts(key);
    expect(attempts).toHaveLength(1);
    const [{ id = "", state, order_id } = {}] = attempts;
    return { state, order_id, seen: await shop.getGatewayStates(id) };
  };
  const readLines = async (id: string) => {
    const { body } = await shop.call("getOrder", { params: { id }, headers: member.headers });
    return body.products.length;
  };

  describe.each(["nonce", "saved card"] as const)("%s", (means) => {
    async function offered() {
      const { body: cards } = await shop.call("createCardToken", {
        query: "currency=USD",
        headers: member.headers,
      });
      const token = cards.creditCards[0]?.token ?? "";
      const body = checkoutBody({
        email: member.user.email,
        nonce: "fake-valid-nonce",
        payment: { upsells: means === "nonce" ? { nonce: `fake-once-${randomUUID()}` } : { token } },
      });
      const { body: order } = await shop.call("submitCheckout", { body, headers: member.headers });
      if (!order.upsells) throw new Error("nothing is offered");
      return { order, body: toAcceptance({ ...order, upsells: order.upsells }), key: randomUUID() };
    }

    test.each(["answer", "silence"] as const)(
      "200: %s lost after the money was held: it is found, held once and taken once",
      async (kind) => {
        const { order, body, key } = await offered();
        await lose(kind, 1);
        expect((await accept(body, key)).status).toBe(200);
        expect(await onlyAttempt(key)).toEqual({ state: "authorized", order_id: order.id, seen: ["held"] });
        await shop.finishJobs();
        expect(await onlyAttempt(key)).toMatchObject({ state: "captured", seen: ["taken"] });
      },
    );

    test.each(["answer", "request", "gateway"] as const)(
      "503, then 200: %s lost for longer; the same request later is one payment, and the same bytes from then on",
      async (kind) => {
        const { order, body, key } = await offered();
        await lose(kind, 99);
        for (let time = 0; time < 2; time++) {
          const away = await accept<503>(body, key);
          expect([away.status, away.body.reference]).toEqual([503, "serviceUnavailable"]);
          expect(Number(away.headers["retry-after"])).toBeGreaterThan(0);
          expect(await onlyAttempt(key)).toMatchObject({ state: "authorizing", order_id: null });
        }
        expect(await readLines(order.id)).toBe(1);
        await back();
        const { status, text } = await accept(body, key);
        expect(status).toBe(200);
        expect((await accept(body, key)).text).toBe(text);
        await shop.finishJobs();
        expect(await onlyAttempt(key)).toEqual({ state: "captured", order_id: order.id, seen: ["taken"] });
        expect(await readLines(order.id)).toBe(2);
      },
    );

    test("503, and no request comes again: the held payment is released, the order is as it was", async () => {
      const { order, body, key } = await offered();
      await lose("answer", 2);
      expect((await accept<503>(body, key)).status).toBe(503);
      expect(await onlyAttempt(key)).toMatchObject({ seen: ["held"] });
      await recoverAttempts(shop.services, 0);
      expect(await onlyAttempt(key)).toEqual({ state: "voided", order_id: null, seen: ["released"] });
      await shop.finishJobs();
      expect(await readLines(order.id)).toBe(1);
    });

    test.each(["is closed", "is over"])(
      "503, then the offer %s: nothing is added, and the held payment is released",
      async (end) => {
        const { order, body, key } = await offered();
        await lose("answer", 2);
        expect((await accept<503>(body, key)).status).toBe(503);
        if (end === "is closed") {
          const closing = { task: { id: body.task.id }, reason: "countdown-offer-elapsed" };
          expect((await shop.call("closeOrder", { body: closing })).status).toBe(200);
        } else {
          await shop.services.store.db
            .updateTable("order_tasks")
            .set({ offer: json({ ...order.upsells, expires: new Date(Date.now() - 1).toISOString() }) })
            .where("order_id", "=", order.id)
            .execute();
        }
        const over = await accept<400>(body, key);
        expect([over.status, over.body.value]).toEqual([400, { "meta.expires": "The offer has expired" }]);
        await recoverAttempts(shop.services, 0);
        await shop.finishJobs();
        expect(await onlyAttempt(key)).toEqual({ state: "voided", order_id: null, seen: ["released"] });
        expect(await readLines(order.id)).toBe(1);
      },
    );

    test("503, then asked for under another key: added once, taken once, the rest released", async () => {
      const { order, body, key } = await offered();
      await lose("answer", 2);
      expect((await accept<503>(body, key)).status).toBe(503);
      await back();
      const otherKey = randomUUID();
      const second = await accept<number>(body, otherKey);
      // A nonce works once: the payment it was used for is the first key's.
      expect(second.status).toBe(means === "nonce" ? 422 : 200);
      if (means === "nonce") expect((await accept(body, key)).status).toBe(200);
      await recoverAttempts(shop.services, 0);
      await shop.finishJobs();
      const attempts = [...(await shop.findAttempts(key)), ...(await shop.findAttempts(otherKey))];
      const seen = await Promise.all(attempts.map(({ id }) => shop.getGatewayStates(id)));
      expect(seen.flat().filter((state) => state === "taken")).toHaveLength(1);
      expect(seen.flat()).not.toContain("held");
      expect(attempts.filter(({ order_id }) => order_id === order.id)).toHaveLength(1);
      expect(await readLines(order.id)).toBe(2);
    });
  });
});
