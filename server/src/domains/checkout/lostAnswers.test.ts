import { randomUUID } from "node:crypto";
import type { Checkout } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { bnplBody, openPayingShop } from "../../testing/payingShop.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { recoverAttempts } from "../orders/recoverAttempts.ts";

type Loss = "answer" | "silence" | "request" | "gateway";

/** A service as these tests see it: how to pay with it, and what it holds and took in the end. */
interface Service {
  body(): Checkout;
  lose(kind: Loss, times: number): Promise<unknown>;
  /** The holds, captures and releases of an attempt, the oldest first. */
  seen(attemptId: string): Promise<("held" | "taken" | "released")[]>;
}

describeOnStores("a checkout whose payment service's answer is lost", (createStore) => {
  const shop = fixture(async () => openPayingShop(await createStore("filled"), { PAYMENT_TIMEOUT: "2000" }));
  const services: Record<"card" | "bnpl", Service> = {
    card: {
      body: () => checkoutBody({ nonce: `fake-once-${randomUUID()}` }),
      lose: (lose, times) => shop.gateway.control("faults", { lose, times, path: "/transactions" }),
      seen: (attemptId) => shop.getGatewayStates(attemptId),
    },
    bnpl: {
      body: () => bnplBody(`klarna-accepted-${randomUUID()}`),
      lose: (lose, times) => shop.bnpl.control("faults", { lose, times, path: "" }),
      async seen(attemptId) {
        const all = await shop.findPurchases(attemptId);
        return all.map(({ status, captures }) =>
          status === "CANCELLED" ? "released" : captures.length === 0 ? "held" : "taken",
        );
      },
    },
  };
  const back = (service: Service) => service.lose("answer", 0);
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const service of Object.values(services)) await back(service);
    await shop.gateway.control("lag", { times: 0 });
  });

  const submit = <Status extends number = 200>(
    body: Checkout,
    key: string,
    more: Record<string, string> = {},
  ) =>
    shop.call<"submitCheckout", Status>("submitCheckout", {
      body,
      headers: { "idempotency-key": key, ...more },
    });
  /** The one attempt of a key, and what the service has of it. */
  const onlyAttempt = async (key: string, service: Service) => {
    const attempts = await shop.findAttempts(key);
    expect(attempts).toHaveLength(1);
    const [{ id = "", state, order_id } = {}] = attempts;
    return { id, state, order_id, seen: await service.seen(id) };
  };

  describe.each(["card", "bnpl"] as const)("%s", (name) => {
    const service = services[name];

    test.each(["answer", "silence"] as const)(
      "200: %s lost after the money was held: it is found, held once and taken once",
      async (kind) => {
        const [key, body] = [randomUUID(), service.body()];
        await service.lose(kind, 1);
        const { status, body: order } = await submit(body, key);
        expect(status).toBe(200);
        expect(await onlyAttempt(key, service)).toMatchObject({
          state: "authorized",
          order_id: order.id,
          seen: ["held"],
        });
        await shop.finishJobs();
        expect(await onlyAttempt(key, service)).toMatchObject({ state: "captured", seen: ["taken"] });
      },
    );

    test("503, then 200: it stays away; the same request later takes up the same payment", async () => {
      const [key, body] = [randomUUID(), service.body()];
      await service.lose("answer", 99);
      for (let time = 0; time < 2; time++) {
        const away = await submit<503>(body, key);
        expect([away.status, away.body.reference]).toEqual([503, "serviceUnavailable"]);
        expect(Number(away.headers["retry-after"])).toBeGreaterThan(0);
        expect(await onlyAttempt(key, service)).toMatchObject({ state: "authorizing", order_id: null });
      }
      await back(service);
      const { status, body: order, text } = await submit(body, key);
      expect(status).toBe(200);
      expect((await submit(body, key)).text).toBe(text);
      await shop.finishJobs();
      expect(await onlyAttempt(key, service)).toMatchObject({
        state: "captured",
        order_id: order.id,
        seen: ["taken"],
      });
    });

    test("503, and no request comes again: the held payment is released, and that is logged", async () => {
      const [key, body] = [randomUUID(), service.body()];
      await service.lose("answer", 2);
      expect((await submit<503>(body, key)).status).toBe(503);
      expect(await onlyAttempt(key, service)).toMatchObject({ seen: ["held"] });
      await recoverAttempts(shop.services, 0);
      expect(await onlyAttempt(key, service)).toMatchObject({
        state: "voided",
        order_id: null,
        seen: ["released"],
      });
    });

    test("503, and it is away at the release as well: a job does it once it is back", async () => {
      const [key, body] = [randomUUID(), service.body()];
      await service.lose("answer", 2);
      expect((await submit<503>(body, key)).status).toBe(503);
      await service.lose("gateway", 99);
      await recoverAttempts(shop.services, 0);
      expect(await onlyAttempt(key, service)).toMatchObject({ state: "voided", seen: ["held"] });
      await back(service);
      await shop.finishJobs();
      expect(await onlyAttempt(key, service)).toMatchObject({ state: "voided", seen: ["released"] });
    });

    test("503, then another way to pay under the same key: one order, one charge, the first released", async () => {
      const key = randomUUID();
      await service.lose("answer", 2);
      expect((await submit<503>(service.body(), key)).status).toBe(503);
      await back(service);
      const { status, body: order } = await submit(service.body(), key);
      expect(status).toBe(200);
      await recoverAttempts(shop.services, 0);
      await shop.finishJobs();
      const [first, second] = await shop.findAttempts(key);
      expect([first?.state, first?.order_id]).toEqual(["voided", null]);
      expect([second?.state, second?.order_id]).toEqual(["captured", order.id]);
      expect(await service.seen(first?.id ?? "")).toEqual(["released"]);
      expect(await service.seen(second?.id ?? "")).toEqual(["taken"]);
    });

    test.each(["request", "gateway"] as const)(
      "503, then 200: %s lost before anything was done: one payment in the end",
      async (kind) => {
        const [key, body] = [randomUUID(), service.body()];
        await service.lose(kind, 2);
        expect((await submit<503>(body, key)).status).toBe(503);
        expect(await onlyAttempt(key, service)).toMatchObject({ state: "authorizing", seen: [] });
        expect((await submit(body, key)).status).toBe(200);
        await shop.finishJobs();
        expect(await onlyAttempt(key, service)).toMatchObject({ state: "captured", seen: ["taken"] });
      },
    );
  });

  describe("while recovery is under way", () => {
    test("503: recovery closed the attempt before the gateway held the money; the hold is released", async () => {
      const { payments } = shop.services;
      const authorize = payments.authorize.bind(payments);
      vi.spyOn(payments, "authorize").mockImplementationOnce(async (request) => {
        await recoverAttempts(shop.services, 0);
        return await authorize(request);
      });
      const key = randomUUID();
      const { status, body } = await submit<503>(services.card.body(), key);
      expect([status, body.reference]).toEqual([503, "serviceUnavailable"]);
      expect(await onlyAttempt(key, services.card)).toMatchObject({
        state: "voided",
        order_id: null,
        seen: ["released"],
      });
    });

    test("an attempt whose request resumes it while another is released is left to that request", async () => {
      const { payments, store } = shop.services;
      const keys = [randomUUID(), randomUUID()];
      await services.card.lose("answer", 99);
      for (const key of keys) expect((await submit<503>(services.card.body(), key)).status).toBe(503);
      await back(services.card);
      const setAge = (minutes: number) =>
        store.db
          .updateTable("payment_attempts")
          .set({ created_at: sql<string>`now() - make_interval(mins => ${minutes})` })
          .where("idempotency_key", "in", keys)
          .where("state", "=", "authorizing")
          .execute();
      await setAge(60);
      const release = payments.void.bind(payments);
      vi.spyOn(payments, "void").mockImplementationOnce(async (payment) => {
        await setAge(0);
        await release(payment);
      });
      expect(await recoverAttempts(shop.services, 60)).toBe(1);
      const states: string[] = [];
      for (const key of keys) states.push((await onlyAttempt(key, services.card)).state ?? "");
      expect(states.sort()).toEqual(["authorizing", "voided"]);
      await recoverAttempts(shop.services, 0);
    });
  });

  describe("while the gateway's search lags behind its sales", () => {
    test("422 91564: the nonce is spent, so its payment is released; the next card pays", async () => {
      const [key, body] = [randomUUID(), services.card.body()];
      await services.card.lose("answer", 1);
      await shop.gateway.control("lag", { times: 2 });
      expect((await submit<503>(body, key)).status).toBe(503);
      const spent = await submit<422>(body, key);
      expect([spent.status, spent.body.map(({ code }) => code)]).toEqual([422, ["91564"]]);
      expect((await submit(services.card.body(), key)).status).toBe(200);
      await shop.finishJobs();
      const [first, second] = await shop.findAttempts(key);
      expect(await services.card.seen(first?.id ?? "")).toEqual(["released"]);
      expect(await services.card.seen(second?.id ?? "")).toEqual(["taken"]);
    });

    test("200: a saved card is held a second time, and the first hold is released with the capture", async () => {
      const { headers, user } = await signIn(shop);
      const email = user.email;
      const vaultedBody = checkoutBody({ email, nonce: "fake-valid-nonce", payment: { vaulted: true } });
      expect((await submit(vaultedBody, randomUUID(), headers)).status).toBe(200);
      const cards = await shop.call("createCardToken", { query: "currency=USD", headers });
      const [card] = cards.body.creditCards;
      const body = checkoutBody({ email, payment: { token: card?.token ?? "", nonce: null } });
      const key = randomUUID();
      await services.card.lose("answer", 1);
      await shop.gateway.control("lag", { times: 2 });
      expect((await submit<503>(body, key, headers)).status).toBe(503);
      expect((await submit(body, key, headers)).status).toBe(200);
      await shop.finishJobs();
      const { seen } = await onlyAttempt(key, services.card);
      expect(seen.sort()).toEqual(["released", "taken"]);
    });
  });
});
