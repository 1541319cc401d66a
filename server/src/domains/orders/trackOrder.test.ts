import { randomUUID } from "node:crypto";
import type { Site } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { signIn } from "../../testing/signIn.ts";
import { requireSite, upsertSites } from "../sites/store.ts";

describeOperation("trackOrder", (shop) => {
  afterEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());
  const buy = async (email = "ada@example.com", headers: Record<string, string> = {}) =>
    (await shop().call("submitCheckout", { body: checkoutBody({ email }), headers })).body;
  const track = <Status extends 200 | 404 | 429 = 200>(number: string, email = "ada@example.com") =>
    shop().call<"trackOrder", Status>("trackOrder", { body: { number, email } });

  test("200: parcels with carrier and number, and nothing about the buyer or the goods", async () => {
    const order = await buy();
    expect((await track(order.number)).body).toMatchObject({ status: "placed", parcels: [], refunded: 0 });
    await shop().call("shipOrder", {
      params: { number: order.number },
      body: { carrier: "USPS", tracking: "94001" },
      headers: { ...(await createMerchantHeaders(shop())), "idempotency-key": randomUUID() },
    });
    const { body, text } = await track(order.number.toLowerCase(), "ADA@example.com");
    expect(body).toMatchObject({
      number: order.number,
      status: "shipped",
      parcels: [{ carrier: "USPS", tracking: "94001" }],
    });
    expect(text).not.toMatch(/ada@|"title"|"total"|address/i);
    expect(text).not.toContain(order.id);
  });

  test("200: a cancelled order, and a member's own without signing in", async () => {
    const cancelled = await buy();
    await shop().call("cancelOrder", {
      params: { id: cancelled.id },
      headers: { "idempotency-key": randomUUID() },
    });
    const { body } = await track(cancelled.number);
    expect([body.status, body.refunded]).toEqual(["cancelled", body.units]);
    const { user, headers } = await signIn(shop());
    const order = await buy(user.email, headers);
    expect((await track(order.number, user.email)).status).toBe(200);
  });

  test("200: a site's own prefix begins the numbers of its orders, and earlier ones stay found", async () => {
    const { store } = shop().services;
    const earlier = await buy();
    const site = await requireSite(store.db, "boutique");
    const write = (changed: Site) => inTransaction(store.db, (trx) => upsertSites(trx, [changed]));
    await write({ ...site, orderPrefix: "TEA" });
    try {
      const order = await buy();
      const digits = (number: string) => number.slice(number.indexOf("-") + 1);
      expect([earlier.number, order.number]).toEqual([
        `V-${digits(earlier.number)}`,
        `TEA-${Number(digits(earlier.number)) + 1}`,
      ]);
      for (const { number } of [earlier, order])
        for (const typed of [number, number.toLowerCase(), digits(number), `#X9-${digits(number)}`])
          expect((await track(typed)).body.number, typed).toBe(number);
      const headers = await createMerchantHeaders(shop());
      for (const number of [order.number, digits(order.number), `V-${digits(order.number)}`])
        expect(
          (await shop().call("getMerchantOrder", { params: { number }, headers })).body.order.number,
          number,
        ).toBe(order.number);
    } finally {
      await write(site);
    }
  });

  test("404 resourceDoesNotExist: a wrong number and a wrong address get the same bytes", async () => {
    const { number } = await buy();
    const answers = [await track<404>("V-999999999"), await track<404>(number, "eve@example.com")];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });

  test("429 rateLimited: after too many guesses the right answer is refused as well", async () => {
    const { number } = await buy();
    for (let guess = 0; guess < limits.guessIp.burst; guess++) await track<404>(`V-9${guess}`);
    const answers = [await track<429>("V-98765"), await track<429>(number)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  });
});
