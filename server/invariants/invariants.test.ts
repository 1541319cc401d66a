import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { fixture } from "../src/testing/fixture.ts";
import { memberWith } from "../src/testing/memberWith.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { createEmbeddedStore } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../src/testing/upsells.ts";
import { brokenInvariants, invariants } from "./invariants.ts";

const firstOrder = "(select id from orders order by number limit 1)";
const firstAttempt = `(select id from payment_attempts where order_id = ${firstOrder})`;

/** For each invariant, what a fault of the shop would leave behind. */
const breaks: Record<string, string> = {
  "a stock count is the sum of its entries":
    "update stock set quantity = quantity - 1 where variant_id = (select min(variant_id) from stock where quantity > 1)",
  "no stock count is below zero":
    "alter table stock drop constraint stock_quantity_check; update stock set quantity = -1",
  "an order takes from counted stock what its lines say": `delete from stock_entries where order_id = ${firstOrder}`,
  "no more units return to stock than an order took, nor than were refunded":
    "update order_lines set refunded = 0",
  "stock leaves only for an order with such a line":
    "insert into stock_entries (variant_id, region, delta, reason) values (1, 'US', -1, 'order')",
  "what is left on a gift card is the sum of its entries":
    "update gift_cards set remaining = remaining + 1 where code = '1000-0000-0000-0001'",
  "nothing but an import or a purchase puts money on a gift card":
    "update gift_card_entries set amount = -amount where reason = 'order'",
  "a gift card pays what the order's invoice says":
    "update gift_card_entries set amount = amount + 1 where reason = 'order'",
  "money leaves a gift card only for an order":
    "update gift_card_entries set order_id = gen_random_uuid() where reason = 'order'",
  "a cash-back balance is the sum of its entries": "update credits set balance = balance + 1",
  "cash back pays what the order's invoice says": "delete from credit_entries where type = 'decrease'",
  "cash back of an order belongs to an order that is there":
    "update credit_entries set order_id = gen_random_uuid()",
  "a promotion's uses are the orders with it that are not cancelled":
    "update promotions set uses = uses + 1 where name = 'once'",
  "no promotion is used more often than its limit": "update promotions set uses = 2 where name = 'once'",
  "an order's payments add up to its total": `update payment_attempts set amount = amount + 1 where id = ${firstAttempt}`,
  "an order's payments are in its currency and were made": `update payment_attempts set state = 'voided' where id = ${firstAttempt}`,
  "money is held for nothing but an order": `update payment_attempts set order_id = null where id = ${firstAttempt}`,
  "one transaction pays once": "update payment_attempts set transaction_id = 'the same'",
  "a nonce pays once, and the provider took none that the shop does not know":
    "insert into consumed_nonces (nonce) values ('nobody knows')",
  "nothing is given back of a payment beyond what was paid, and what is counted is on record":
    "update payment_attempts set refunded = refunded - 0.01 where refunded > 0",
  "a refund is the sum of its parts": "update refunds set amount = amount + 1",
  "an order gives back no more than it was paid with, each means by itself":
    "update refunds set gift_card = gift_card + 1000",
  "gift cards and cash back got what refunds say": "update refunds set credits = credits + 0.01",
  "a cancelled order has nothing left to give back": "update orders set cancelled_at = now()",
  "units counted as returned are those of refunds that name a return of the order":
    "alter table order_lines drop constraint order_lines_returned_check; update order_lines set returned = 1",
  "refunds that name a return give back no more units than it has": `insert into returns (id, order_id, reason, lines)
    select gen_random_uuid(), order_id, 'other', '[{"line": 1, "quantity": 0}]' from refunds limit 1;
    update refunds set return_id = (select id from returns limit 1)`,
  "a part of a refund that is not given back has a job":
    "update refund_payments set state = 'pending'; delete from jobs where kind = 'refund'",
  "every order is the answer to one request":
    "delete from idempotency_keys where operation = 'submitCheckout'",
  "an order with units to pack is looked at by those who pack":
    "update orders set to_pack = false; delete from order_changes",
  "no key is still claimed": "update idempotency_keys set status = null, response = null",
  "a stored response is about an order that exists":
    "update idempotency_keys set response = jsonb_set(response::jsonb, '{id}', '\"gone\"')::text",
  "an order's document says its total, currency and number": `update orders set total = total + 1 where id = ${firstOrder}`,
  "an invoice's subtotal is the sum of the lines that are not free": `update order_lines set price = price + 1 where order_id = ${firstOrder}`,
  "an invoice adds up to its total":
    "update orders set document = jsonb_set(document, '{invoice,shipping}', '50')",
  "what an order's lines say adds up to its invoice":
    "update orders set document = jsonb_set(document, '{products,0,_tax}', '1')",
  "an order has the lines of its document": `delete from order_lines where order_id = ${firstOrder}`,
  "each payment is taken by one job": "delete from jobs where kind = 'capture'",
  "an order is confirmed by one email, once its offer has ended":
    "insert into jobs (kind, payload) select kind, payload from jobs where kind = 'mail'",
  "an offer that was not accepted is not paid":
    "update order_tasks set accepted = '[1000]' where state = 'closed'",
  "an offer that was accepted is the answer to one request":
    "delete from idempotency_keys where operation = 'acceptUpsell'",
  "no job was given up": "update jobs set dead_at = now()",
};

describe("the invariants of a store", () => {
  const shop = fixture(() => openTestShop(createEmbeddedStore()));
  beforeAll(async () => {
    const buy = (body: object, headers: Record<string, string> = {}) =>
      shop.call("submitCheckout", { body, headers: { "idempotency-key": randomUUID(), ...headers } });
    const member = await memberWith(shop, 50);
    const responses = [
      await buy(checkoutBody()),
      await buy(checkoutBody({ total: 93.1, cart: { promotion: { name: "ONCE" } } })),
      await buy(
        checkoutBody({
          total: 0,
          cart: { giftCard: { code: "1000-0000-0000-0001" } },
          payment: { service: "internal", paymentMethod: "gift-card", nonce: null },
        }),
      ),
      await buy(checkoutBody({ total: 53.92, cart: { credits: { uuid: member.uuid } } }), member.headers),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [accepted, closed] = [await orderWithOffer(shop), await orderWithOffer(shop)];
    const body = toAcceptance(accepted);
    const headers = { "idempotency-key": randomUUID() };
    expect((await shop.call("acceptUpsell", { body, headers })).status).toBe(200);
    await shop.call("closeOrder", { body: { task: { id: closed.upsells.task_id } } });
    await orderWithOffer(shop);
    const refund = await shop.call("refundOrder", {
      params: { number: responses[1]?.body.number ?? "" },
      body: { lines: [{ line: 1, quantity: 1 }] },
      headers: await createMerchantHeaders(shop),
    });
    expect(refund.status).toBe(200);
  });

  test("hold after sales of every kind", async () => {
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });

  test("are all broken below", () => {
    expect(Object.keys(breaks)).toEqual(Object.keys(invariants));
  });

  class RollBackError extends Error {}
  test.each(Object.entries(breaks))("are seen to break: %s", async (sentence, statements) => {
    let broken: string[] = [];
    const work = shop.services.store.db.transaction().execute(async (db) => {
      for (const statement of statements.split(";")) await sql.raw(statement).execute(db);
      broken = await brokenInvariants({ db });
      throw new RollBackError();
    });
    await expect(work).rejects.toThrow(RollBackError);
    expect(broken.map((line) => line.split(": ")[0])).toContain(sentence);
  });
});
