import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockOperations } from "../contract.ts";
import { exampleRequests } from "../generated/exampleRequests.ts";
import { startMock } from "../startMock.ts";

/** Numbers are the session's own: those of the examples belong to nothing there. */
const absent = new Set(
  `
    acceptUpsell addOrderNote answerReturn approveProposal blockGiftCard cancelMerchantOrder cancelOrder
    changeOrderContact changeReviewRequests changeStaff changeWebhook closeCustomerSessions closeDraft
    closeOrder closeOrderTrouble closeStaffSessions createReview endStaffSession eraseCustomer
    exportCustomer getCreditNotePdf getCustomer getDraft getInvoicePdf getMerchantCreditNotePdf
    getMerchantInvoicePdf getMerchantOrder getOrder getPackingOrder listOrderEvents listStaffSessions
    listWebhookDeliveries moderateReview previewRefund refundOrder rejectProposal removeStaff removeWebhook
    replayEntry requestReturn resendOrderEmail resetStaffAuthenticator retryJob revokeMerchantKey
    sendWebhookDeliveryAgain shipOrder shipPackingOrder
  `
    .trim()
    .split(/\s+/),
);

/** A code has to be sent first, the plan of a file is another one, and menus lead to the collection. */
const answers: Record<string, RegExp> = {
  applyImport: /^409 .*changedMeanwhile/,
  exportGiftCardEntries: /^(200|404) /,
  getMerchantGiftCard: /^(200|404) /,
  removeMerchantCollection: /^409 .*collectionBad/,
  removeWishlistItem: /^(204|404) /,
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
      expect(reply).toMatch(answers[name] ?? (absent.has(name) ? /^404 / : /^2\d\d /));
    },
  );
});
