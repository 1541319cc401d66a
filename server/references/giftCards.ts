import type { TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocations } from "./Provocation.ts";
import { authorized, keyRefusals, newKey } from "./requests.ts";

const issuing = { body: { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology" } };
const blocking = { body: { reason: "Stolen" } };

/** A call of `issueGiftCard` that succeeds. */
const toIssue = authorized(issuing);

/** A call of `blockGiftCard` that succeeds. */
async function toBlock(shop: TestShop) {
  const call = await toIssue(shop);
  const { body } = await shop.call("issueGiftCard", call);
  return { ...blocking, params: { id: body.card.id }, headers: { ...call.headers, ...newKey() } };
}

export const giftCards: Provocations<"blockGiftCard" | "issueGiftCard"> = {
  issueGiftCard: {
    ...keyRefusals("issueGiftCard", toIssue, { body: { ...issuing.body, amount: "60.00" } }),
    consentRequired: consentRequired.issueGiftCard,
  },
  blockGiftCard: {
    giftCardExpended: async (shop) => {
      const call = await toBlock(shop);
      await shop.call("blockGiftCard", call);
      return { ...call, headers: { ...call.headers, ...newKey() } };
    },
    ...keyRefusals("blockGiftCard", toBlock, { body: { reason: "Lost" } }),
  },
};
