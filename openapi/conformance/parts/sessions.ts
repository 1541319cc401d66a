import { randomUUID } from "node:crypto";
import type { GiftCard, Invoice } from "@velours/sdk/types";
import { type Caller, type Case, type CaseDefinition, newKey } from "../Case.ts";
import type { HttpResponse } from "../http/Browser.ts";
import { fillBasket } from "../purchase/basket.ts";
import {
  checkoutBody,
  type PayableBasket,
  pricePurchase,
  sendCheckout,
  type Terms,
} from "../purchase/purchase.ts";
import { checkMember } from "./memberSession.ts";

const sessions: Record<string, CaseDefinition["check"]> = {
  "the same key gives the same answer": checkReplay,
  "twice at once is one order": checkConcurrentReplay,
  "a nonce pays once": checkNonce,
  "a wrong total is refused": checkTotal,
  "a declined card leaves nothing behind": checkDecline,
  "the last unit is sold once": checkLastUnit,
  "a gift card is spent once": checkGiftCard,
  "a cancelled order stays cancelled": checkCancellation,
  "a guest's order is read by its id alone": checkGuestOrder,
  "a member signs in, keeps a wishlist and signs out": checkMember,
};

/** Sequences whose answers depend on each other. */
export const listSessionCases = (): CaseDefinition[] =>
  Object.entries(sessions).map(([name, check]) => ({ name, check }));

async function prepare(
  check: Case,
  caller: Caller,
  item = check.fixture.products.first,
  terms: Terms = {},
  quantity = 2,
): Promise<PayableBasket> {
  const [place] = check.fixture.places;
  if (place === undefined) return check.skip("the fixture names no place");
  const basket = await fillBasket(check, caller, { wanted: [{ item, quantity }], place });
  return pricePurchase(check, caller, basket, terms);
}

const idOf = ({ body }: HttpResponse): string | undefined => (body as { id?: string } | undefined)?.id;
const isSold = ({ status }: HttpResponse): boolean => status === 200;

/** Ends the case where a limit kept one of several requests from being answered. */
function requireUnlimited(check: Case, answers: readonly HttpResponse[]): void {
  if (answers.some(({ status }) => status === 429)) check.skip("a rate limit stands in the way");
}

async function checkReplay(check: Case): Promise<void> {
  const caller = check.caller();
  const purchase = await prepare(check, caller);
  const body = checkoutBody(check, purchase);
  const key = newKey();
  const first = await sendCheckout(caller, body, key);
  if (!check.expectAnswer(first, "success", "the order")) return;
  const again = await sendCheckout(caller, body, key);
  check.expect(
    again.status === first.status && idOf(again) === idOf(first),
    `the same key and body gave ${again.status} and order ${idOf(again)} instead of order ${idOf(first)}`,
  );
  check.expect(again.text === first.text, "the replayed answer has another body");
  const changed = { ...body, user: { ...body.user, email: "eve@example.com" } };
  check.expectAnswer(
    await sendCheckout(caller, changed, key),
    "idempotencyKeyReused",
    "the key with another body",
  );
}

async function checkConcurrentReplay(check: Case): Promise<void> {
  const caller = check.caller();
  const body = checkoutBody(check, await prepare(check, caller));
  const key = newKey();
  const answers = await Promise.all([
    sendCheckout(caller, body, key),
    sendCheckout(caller, body, key),
    sendCheckout(caller, body, key),
  ]);
  requireUnlimited(check, answers);
  const orders = new Set(answers.filter(isSold).map(idOf));
  check.expect(orders.size === 1, `one key sent three times at once made ${orders.size} orders`);
  for (const answer of answers)
    if (!isSold(answer)) check.expectAnswer(answer, "idempotencyKeyInProgress", "the key meanwhile");
}

async function checkNonce(check: Case): Promise<void> {
  const caller = check.caller();
  const body = checkoutBody(check, await prepare(check, caller));
  check.expectAnswer(await sendCheckout(caller, body), "success", "the order");
  const again = await sendCheckout(caller, body);
  requireUnlimited(check, [again]);
  check.expect(!isSold(again), "a nonce that had paid paid for another order");
}

async function checkTotal(check: Case): Promise<void> {
  const caller = check.caller();
  const purchase = await prepare(check, caller);
  for (const off of [-0.01, 0.01, 1]) {
    const total = purchase.expected.total + off;
    const answer = await sendCheckout(
      caller,
      checkoutBody(check, purchase, { total: Number(total.toPrecision(8)) }),
    );
    check.expectAnswer(answer, "invoiceDoesNotMatch", `a total that is off by ${off}`);
  }
}

async function checkDecline(check: Case): Promise<void> {
  const caller = check.caller();
  const purchase = await prepare(check, caller);
  const { declined, insufficient } = check.fixture.nonces;
  const key = newKey();
  const refused = await sendCheckout(caller, checkoutBody(check, purchase, { nonce: declined }), key);
  check.expectAnswer(refused, "paymentDeclined", "a declined card");
  const short = await sendCheckout(caller, checkoutBody(check, purchase, { nonce: insufficient }));
  check.expectAnswer(short, "processorDeclined", "a card without funds");
  check.expectAnswer(await sendCheckout(caller, checkoutBody(check, purchase)), "success", "another card");
}

async function checkLastUnit(check: Case): Promise<void> {
  const caller = check.caller();
  const [place] = check.fixture.places;
  for (const { quantity, ...item } of check.fixture.scarce) {
    const line = { variant: { id: item.variant }, quantity };
    const cart = { products: [line], type: "physical", invoice: { currency: place?.currency } };
    const { status } = await caller("validateCart", { body: { cart } });
    if (status !== 200) continue;
    const purchase = await prepare(check, caller, item, {}, quantity);
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCheckout(check.caller(), checkoutBody(check, purchase))),
    );
    requireUnlimited(check, answers);
    const sold = answers.filter(isSold).length;
    check.expect(sold === 1, `the last ${quantity} of variant ${item.variant} were sold ${sold} times`);
    for (const answer of answers)
      if (!isSold(answer)) check.expectAnswer(answer, "cartValidationErrors", "an order that came late");
    return;
  }
  check.skip("nothing scarce is left: name other variants in scarce");
}

async function checkGiftCard(check: Case): Promise<void> {
  const caller = check.caller();
  for (const code of check.fixture.giftCards.once) {
    const found = await caller("getGiftCard", { params: { code } });
    if (found.status !== 200) continue;
    const giftCard = found.body as GiftCard;
    const many = check.fixture.products.many;
    const purchase = await prepare(check, caller, many, { giftCard }, 1);
    const wanted = purchase.expected.payments.giftCard;
    const answers = await Promise.all(
      [1, 2, 3].map(() => sendCheckout(check.caller(), checkoutBody(check, purchase))),
    );
    requireUnlimited(check, answers);
    const orders = answers.filter(isSold).map(({ body }) => (body as { invoice: Invoice }).invoice);
    const spent = orders.reduce((sum, { payments }) => sum + payments.giftCard, 0);
    check.expect(
      spent <= giftCard.amount_remaining + 0.001 && spent >= wanted,
      `a gift card of ${giftCard.amount_remaining} paid ${spent} of ${orders.length} orders`,
    );
    for (const answer of answers) {
      if (isSold(answer)) continue;
      const { reference = "" } = (answer.body ?? {}) as { reference?: string };
      check.expect(
        ["giftCardExpended", "invoiceDoesNotMatch"].includes(reference),
        `an order that came late was answered ${answer.status} ${reference}`,
      );
    }
    const after = await caller("getGiftCard", { params: { code } });
    const { amount_remaining: left = 0 } = (after.status === 200 ? after.body : {}) as Partial<GiftCard>;
    check.expect(
      Math.abs(giftCard.amount_remaining - spent - left) < 0.001,
      `the card has ${left} left after ${spent} of ${giftCard.amount_remaining} were spent`,
      "amount",
    );
    return;
  }
  check.skip("no gift card has an amount left: name others in giftCards.once");
}

async function checkCancellation(check: Case): Promise<void> {
  const caller = check.caller();
  const order = await sendCheckout(caller, checkoutBody(check, await prepare(check, caller)));
  if (!check.expectAnswer(order, "success", "the order")) return;
  const params = { id: idOf(order) };
  if (!check.expectAnswer(await caller("cancelOrder", { params }), "success", "the cancellation")) return;
  check.expectAnswer(await caller("cancelOrder", { params }), "success", "the cancellation again");
  const { body } = await caller("getOrder", { params });
  const { status } = (body ?? {}) as { status?: string };
  check.expect(status === "cancelled", `a cancelled order has the status "${status}"`);
}

async function checkGuestOrder(check: Case): Promise<void> {
  const caller = check.caller();
  const key = newKey();
  const sent = checkoutBody(check, await prepare(check, caller));
  const order = await sendCheckout(caller, sent, key);
  if (!check.expectAnswer(order, "success", "the order")) return;
  const read = await check.caller()("getOrder", { params: { id: idOf(order) } });
  check.expectAnswer(read, "success", "the order by its id");
  const number = (body: unknown) => (body as { number?: string } | undefined)?.number;
  check.expect(number(read.body) === number(order.body), "the order has another number when it is read");
  const other = await caller("getOrder", { params: { id: randomUUID() } });
  check.expectAnswer(other, "resourceDoesNotExist", "an unknown id");
  const pdf = await caller("getInvoicePdf", { params: { id: idOf(order) } });
  check.expect(pdf.text.startsWith("%PDF-"), "the invoice is no PDF");
  const purchase = await caller("getPurchase", { params: { key: key["idempotency-key"] } });
  const outcome = (purchase.body ?? {}) as { status?: string; order?: { id?: string } | null };
  check.expect(
    outcome.status === "placed" && outcome.order?.id === idOf(order),
    `the purchase of an order is "${outcome.status}" with order ${outcome.order?.id}`,
  );
  const tracking = (email: string) => caller("trackOrder", { body: { number: number(order.body), email } });
  check.expectAnswer(await tracking(sent.user.email), "success", "the order by its number and email");
  const stranger = await tracking("somebody-else@example.com");
  check.expectAnswer(stranger, "resourceDoesNotExist", "the order by its number and another email");
}
