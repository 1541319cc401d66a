import type { Promotion, ProposedOperation, Site } from "@velours/sdk/types";
import { upsertPromotions } from "../src/domains/promotions/store.ts";
import { requireSite, upsertSites } from "../src/domains/sites/store.ts";
import { inTransaction } from "../src/platform/store/transaction.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { createMember } from "../src/testing/createMember.ts";
import { failPayment } from "../src/testing/failPayment.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { asMerchant, buy } from "../src/testing/orders.ts";
import { ids, promotions } from "../src/testing/shopData.ts";
import { signInStaff } from "../src/testing/signInStaff.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { buyGiftCardAndSpend, newKey, receiveReturn, stillRunning } from "./requests.ts";

type Keyed = Call & { headers: { "idempotency-key": string } };

async function setApprovals({ services }: TestShop, approvals: Site["approvals"]): Promise<void> {
  await inTransaction(services.store.db, async (trx) => {
    const { approvals: _, ...site } = await requireSite(trx, "boutique");
    await upsertSites(trx, [{ ...site, ...(approvals && { approvals }) }]);
  });
}

/** Sends a request that is to wait. */
async function propose(
  shop: TestShop,
  operation: ProposedOperation,
  call: Call,
): Promise<{ id: number; call: Keyed }> {
  const sent = { ...call, headers: { ...(await createMerchantHeaders(shop)), ...newKey() } };
  const { status, body, text } = await shop.call<typeof operation, 409>(operation, sent);
  if (status !== 409 || body.reference !== "consentRequired") throw new Error(`not proposed: ${text}`);
  return { id: body.value.id, call: sent };
}

/** The only promotions in these tests that wait: other requests may run beside this. */
const ofPromotions = { promotionAbovePercent: 99 };
let number = 999_000_000;
const promotion = (id = ++number, name = `FREE${id}`): Call => ({
  params: { id },
  body: { ...(promotions[0] as Promotion), id, name, type: "percentage", discount: 100, properties: [] },
});

async function proposePromotion(shop: TestShop, call = promotion()) {
  await setApprovals(shop, ofPromotions);
  return propose(shop, "saveMerchantPromotion", call);
}

/** An undo that puts back what one person must not save. */
async function proposeUndo(shop: TestShop) {
  await setApprovals(shop, ofPromotions);
  const { params, body } = promotion();
  await inTransaction(shop.services.store.db, (trx) => upsertPromotions(trx, [body as Promotion]));
  const headers = { ...(await createMerchantHeaders(shop)), ...newKey() };
  await shop.call("endMerchantPromotion", { params, headers });
  const query = "operation=endMerchantPromotion&limit=100";
  const { body: entries } = await shop.call("listAuditEntries", { query, headers });
  const ended = entries.find(({ command }) => command === `endMerchantPromotion ${params?.id}`);
  const undo = { params: { id: ended?.id ?? 0 }, body: { invert: true } };
  return { undo, ...(await propose(shop, "replayEntry", undo)) };
}

/** An import of a promotion of this name. */
async function proposeImport(shop: TestShop, name?: string) {
  await setApprovals(shop, ofPromotions);
  const file = { text: JSON.stringify({ promotions: [promotion(++number, name).body] }) };
  const headers = await createMerchantHeaders(shop);
  const { body } = await shop.call("previewImport", { body: file, headers });
  return propose(shop, "applyImport", { body: { plan: body.plan, file } });
}

/** Every refund waits meanwhile: no other request may run beside this. */
async function proposeRefundOf(shop: TestShop, order: string, body: object = {}) {
  await setApprovals(shop, { ...ofPromotions, refundAbove: 0 });
  const proposed = await propose(shop, "refundOrder", { params: { number: order }, body });
  await setApprovals(shop, ofPromotions);
  return proposed;
}

async function proposeRefund(shop: TestShop, body: object = {}) {
  const order = await buy(shop);
  return { order, ...(await proposeRefundOf(shop, order.number, body)) };
}

const asOwner = async (shop: TestShop, id: number, body?: object): Promise<Keyed> => ({
  params: { id },
  headers: { ...(await signInStaff(shop, "owner")).headers, ...newKey() },
  ...(body && { body }),
});

/** An approval of a refund, after something happened to its order. */
const afterwards =
  (
    happens: (shop: TestShop, order: { id: string; number: string }) => unknown,
    body: object = {},
  ): Provocation =>
  async (shop) => {
    const { id, order } = await proposeRefund(shop, body);
    await happens(shop, order);
    return asOwner(shop, id);
  };

const oneUnit = { lines: [{ line: 1, quantity: 1 }] };
const reason = { reason: "The parcel came back empty" };

/** The refusals of both decisions. */
const decisions = (operation: "approveProposal" | "rejectProposal", body?: object) => ({
  proposalClosed: async (shop: TestShop) => {
    const { id } = await proposePromotion(shop);
    await shop.call("rejectProposal", await asOwner(shop, id, reason));
    return asOwner(shop, id, body);
  },
  idempotencyKeyReused: async (shop: TestShop) => {
    const call = await asOwner(shop, (await proposePromotion(shop)).id, body);
    const { id } = await proposePromotion(shop);
    await shop.call(operation, call);
    return { ...call, params: { id } };
  },
  idempotencyKeyInProgress: async (shop: TestShop) =>
    stillRunning(shop, operation, await asOwner(shop, (await proposePromotion(shop)).id, body)),
});

/** A cancellation of an e-book and of goods that can be shipped meanwhile. */
async function proposeCancellation(shop: TestShop) {
  const products = [
    { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
    { variant: { id: ids.ebook.variant }, quantity: 1, price: 20 },
  ];
  const total = 123.92;
  const order = await buy(
    shop,
    checkoutBody({ total, cart: { products, invoice: { total, currency: "USD" } } }),
  );
  await setApprovals(shop, { ...ofPromotions, refundAbove: 0 });
  const proposed = await propose(shop, "cancelMerchantOrder", { params: { number: order.number }, body: {} });
  await setApprovals(shop, ofPromotions);
  return { order, ...proposed };
}

/** The answer to acts that wait for consent. */
export const consentRequired = {
  refundOrder: async (shop) => (await proposeRefund(shop)).call,
  cancelMerchantOrder: async (shop) => (await proposeCancellation(shop)).call,
  saveMerchantPromotion: async (shop) => (await proposePromotion(shop)).call,
  eraseCustomer: async (shop) => {
    const { id, email } = await createMember(shop);
    await setApprovals(shop, { ...ofPromotions, erase: true });
    const { call } = await propose(shop, "eraseCustomer", { params: { id: String(id) }, body: { email } });
    await setApprovals(shop, ofPromotions);
    return call;
  },
  issueGiftCard: async (shop) => {
    await setApprovals(shop, { ...ofPromotions, giftCardAbove: 0 });
    const recipient = { email: "bo@example.com" };
    const body = { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology", recipient };
    const { call } = await propose(shop, "issueGiftCard", { body });
    await setApprovals(shop, ofPromotions);
    return call;
  },
  replayEntry: async (shop) => (await proposeUndo(shop)).call,
  applyImport: async (shop) => (await proposeImport(shop)).call,
} satisfies Record<string, Provocation>;

export const approvals: Provocations<"approveProposal" | "rejectProposal"> = {
  rejectProposal: decisions("rejectProposal", reason),
  approveProposal: {
    ...decisions("approveProposal"),
    anotherPersonRequired: async (shop) => {
      const { id, call } = await proposePromotion(shop);
      return { params: { id }, headers: { ...call.headers, ...newKey() } };
    },
    changedMeanwhile: afterwards((shop, { number }) => asMerchant(shop, "refundOrder", number, oneUnit)),
    orderCancelled: afterwards((shop, { number }) => asMerchant(shop, "cancelMerchantOrder", number)),
    orderShipped: async (shop) => {
      const { id, order } = await proposeCancellation(shop);
      await asMerchant(shop, "shipOrder", order.number);
      return asOwner(shop, id);
    },
    nothingToRefund: afterwards((shop, { number }) => asMerchant(shop, "refundOrder", number)),
    orderUnpaid: afterwards((shop, { id }) => failPayment(shop, id)),
    lineQuantityExceeded: afterwards((shop, { number }) => asMerchant(shop, "refundOrder", number, oneUnit), {
      lines: [{ line: 1, quantity: 2 }],
    }),
    giftCardSpent: async (shop) => {
      const { id: orderId, number: order } = await buyGiftCardAndSpend(shop);
      const setRemaining = (remaining: number) =>
        shop.services.store.db
          .updateTable("gift_cards")
          .set({ remaining })
          .where("order_id", "=", orderId)
          .execute();
      await setRemaining(50);
      const { id } = await proposeRefundOf(shop, order);
      await setRemaining(40);
      return asOwner(shop, id);
    },
    returnRefunded: async (shop) => {
      const { order, id: returnId } = await receiveReturn(shop);
      const body = { return: returnId };
      const { id } = await proposeRefundOf(shop, order.number, body);
      await asMerchant(shop, "refundOrder", order.number, body);
      return asOwner(shop, id);
    },
    notInvertible: async (shop) => {
      const { id, undo } = await proposeUndo(shop);
      const { id: second } = await propose(shop, "replayEntry", undo);
      await shop.call("approveProposal", await asOwner(shop, id));
      return asOwner(shop, second);
    },
    importBad: async (shop) => {
      const { id } = await proposeImport(shop, "IMPORTED");
      const taken = promotion(++number, "IMPORTED").body as Promotion;
      await inTransaction(shop.services.store.db, (trx) => upsertPromotions(trx, [taken]));
      return asOwner(shop, id);
    },
    promotionBad: async (shop) => {
      const { id } = await proposePromotion(shop, promotion(++number, "TAKEN"));
      await setApprovals(shop, undefined);
      const headers = { ...(await createMerchantHeaders(shop)), ...newKey() };
      await shop.call("saveMerchantPromotion", { ...promotion(++number, "TAKEN"), headers });
      return asOwner(shop, id);
    },
  },
};
