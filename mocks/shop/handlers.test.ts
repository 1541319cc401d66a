import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockOperations } from "../contract.ts";
import { exampleRequests } from "../generated/exampleRequests.ts";
import { startMock } from "../startMock.ts";

/**
 * Numbers are the session's own: those of the examples belong to nothing there. A code has to be sent first, the plan of a
 * file is another one, and menus lead to the collection.
 */
const absent: Record<string, RegExp> = {
  acceptUpsell: /^404 /,
  addOrderNote: /^404 /,
  answerReturn: /^404 /,
  applyImport: /^409 .*changedMeanwhile/,
  approveProposal: /^404 /,
  blockGiftCard: /^404 /,
  cancelMerchantOrder: /^404 /,
  cancelOrder: /^404 /,
  changeOrderContact: /^404 /,
  changeReviewRequests: /^404 /,
  changeStaff: /^404 /,
  changeWebhook: /^404 /,
  closeCustomerSessions: /^404 /,
  closeDraft: /^404 /,
  closeOrder: /^404 /,
  closeOrderTrouble: /^404 /,
  closeStaffSessions: /^404 /,
  createReview: /^404 /,
  endStaffSession: /^404 /,
  eraseCustomer: /^404 /,
  exportCustomer: /^404 /,
  exportGiftCardEntries: /^(200|404) /,
  getCreditNotePdf: /^404 /,
  getCustomer: /^404 /,
  getDraft: /^404 /,
  getInvoicePdf: /^404 /,
  getMerchantCreditNotePdf: /^404 /,
  getMerchantGiftCard: /^(200|404) /,
  getMerchantInvoicePdf: /^404 /,
  getMerchantOrder: /^404 /,
  getOrder: /^404 /,
  getPackingOrder: /^404 /,
  listOrderEvents: /^404 /,
  listStaffSessions: /^404 /,
  listWebhookDeliveries: /^404 /,
  moderateReview: /^404 /,
  previewRefund: /^404 /,
  refundOrder: /^404 /,
  rejectProposal: /^404 /,
  removeMerchantCollection: /^409 .*collectionBad/,
  removeStaff: /^404 /,
  removeWebhook: /^404 /,
  removeWishlistItem: /^(204|404) /,
  replayEntry: /^404 /,
  requestReturn: /^404 /,
  resendOrderEmail: /^404 /,
  resetStaffAuthenticator: /^404 /,
  retryJob: /^404 /,
  revokeMerchantKey: /^404 /,
  sendWebhookDeliveryAgain: /^404 /,
  shipOrder: /^404 /,
  shipPackingOrder: /^404 /,
  validateEmail: /^409 .*emailCodeInvalid/,
};

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock?.close());

const headers = (name: string) => ({
  "x-client-token": "velours-dev",
  "x-merchant-key": "any key may do everything",
  "x-mock-session": `example-${name}`,
  "idempotency-key": `example-${name}`,
  "content-type": "application/json",
});

/** The demo's member signs in, with the example of `login`. */
async function signIn(name: string): Promise<number> {
  const { url, body } = exampleRequests.login ?? {};
  return (await fetch(`${mock.url}/api${url}`, { method: "POST", body, headers: headers(name) })).status;
}

describe("the contract's own examples", () => {
  it.each(mockOperations.map((operation) => [operation.operationId, operation] as const))(
    "%s is answered",
    async (name, operation) => {
      const { url = "", body } = exampleRequests[operation.operationId] ?? {};
      if (operation.responses["401"] !== undefined && name !== "login") expect(await signIn(name)).toBe(200);
      const { "content-type": type, ...others } = headers(name);
      const answer = await fetch(`${mock.url}/api${url}`, {
        method: operation.method,
        body,
        headers: { ...others, ...(body !== undefined && { "content-type": type }) },
      });
      const reply = `${answer.status} ${await answer.text()}`;
      expect(reply).toMatch(absent[name] ?? /^2\d\d /);
    },
  );
});
