import { beforeEach, describe, expect, test } from "vitest";
import { getOperation } from "../../../../openapi/conformance/contract/document.ts";
import type { OperationName } from "../../generated/operations.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { type Call, openTestShop } from "../../testing/testShop.ts";
import { limits } from "./limits.ts";
import { consumeAllowances } from "./store.ts";

const { burst, seconds } = limits.guessIp;
const withPromotion = (name: string) => checkoutBody({ cart: { promotion: { name } } });
const withGiftCard = (code: string) => checkoutBody({ cart: { giftCard: { code } } });
const [shippingQuestion] = getOperation("listShippingOptions").examples;

/** Every operation a promo code or a gift card's can be tried with. */
const promotionTries: [OperationName, (code: string) => Call][] = [
  ["getPromotion", (code) => ({ params: { code } })],
  ["validateCart", (code) => ({ body: withPromotion(code) })],
  ["generateInvoice", (code) => ({ body: withPromotion(code) })],
  ["submitCheckout", (code) => ({ body: withPromotion(code) })],
  ["createBnplToken", (code) => ({ body: withPromotion(code) })],
  ["listShippingOptions", (code) => ({ body: { ...(shippingQuestion as object), promotion: code } })],
];
const giftCardTries: [OperationName, (code: string) => Call][] = [
  ["getGiftCard", (code) => ({ params: { code } })],
  ["generateInvoice", (code) => ({ body: withGiftCard(code) })],
  ["submitCheckout", (code) => ({ body: withGiftCard(code) })],
  ["createBnplToken", (code) => ({ body: withGiftCard(code) })],
];

describeOnStores("guessing codes", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => shop.services.store.db.deleteFrom("rate_limits").execute());

  const ask = async (operation: OperationName, call: Call) =>
    await shop.call<OperationName, 429>(operation, call);
  const leave = async (tries: number) => {
    for (let i = tries; i < burst; i++)
      await consumeAllowances(shop.services.store.db, [{ limit: "guessIp", of: "127.0.0.1" }]);
  };

  describe.each([
    ["promo", promotionTries, "WELCOME15"],
    ["gift-card", giftCardTries, "1000-0000-0000-0002"],
  ] as const)("%s codes", (_, tries, good) => {
    test.each(tries)(
      "%s counts a wrong one, then answers 429 to any, with when to come back",
      async (operation, createCall) => {
        await leave(1);
        expect((await ask(operation, createCall("NOBODYS-1"))).status).not.toBe(429);
        for (const code of ["NOBODYS-2", good]) {
          const { status, body, headers } = await ask(operation, createCall(code));
          expect([status, (body as unknown as { reference: string }).reference]).toEqual([
            429,
            "rateLimited",
          ]);
          const wait = Number(headers["retry-after"]);
          expect(Number.isInteger(wait) && wait > 0 && wait <= seconds / burst).toBe(true);
        }
      },
    );

    test.each(tries)(
      "%s counts neither a good one nor the same wrong one again",
      async (operation, createCall) => {
        await leave(2);
        for (const code of [good, "NOBODYS-1", " nobodys-1", good, "NOBODYS-1", good])
          expect([code, (await ask(operation, createCall(code))).status]).not.toEqual([code, 429]);
      },
    );
  });

  test("who has no code is not asked to wait", async () => {
    await leave(0);
    expect((await ask("validateCart", { body: { cart: checkoutBody().cart } })).status).toBe(200);
    expect((await ask("submitCheckout", { body: checkoutBody() })).status).toBe(200);
  });
});
