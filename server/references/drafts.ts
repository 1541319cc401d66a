import type { MerchantDraft } from "@velours/sdk/types";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { ids } from "../src/testing/shopData.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { authorized, keyRefusals, newKey } from "./requests.ts";

const drafted = {
  site: "boutique",
  language: "en",
  // Other provocations take the first product off sale.
  lines: [{ variantId: ids.ebook.variant }],
  email: "ada@example.com",
};
const creating = { body: drafted };
const creatingWith = (change: object) => authorized({ body: { ...drafted, ...change } });

/** A call of `createDraft` that succeeds. */
const toCreate = authorized(creating);

async function prepare(shop: TestShop): Promise<MerchantDraft> {
  return (await shop.call("createDraft", await toCreate(shop))).body;
}

/** A call of `closeDraft` that succeeds. */
async function toClose(shop: TestShop) {
  const { id } = await prepare(shop);
  return { params: { id }, headers: { ...(await createMerchantHeaders(shop)), ...newKey() } };
}

export const drafts: Provocations<"closeDraft" | "createDraft"> = {
  createDraft: {
    cartValidationErrors: creatingWith({ lines: [{ variantId: ids.retired.variant }] }),
    cartLimitExceeded: creatingWith({ lines: [{ variantId: ids.ebook.variant, quantity: 100 }] }),
    promotionUnrecognizable: creatingWith({ promotion: "NOBODYS" }),
    ...keyRefusals("createDraft", toCreate, { body: { ...drafted, email: "bo@example.com" } }),
  },
  closeDraft: {
    draftNotOpen: async (shop) => {
      const request = await toClose(shop);
      await shop.call("closeDraft", request);
      return { ...request, headers: { ...request.headers, ...newKey() } };
    },
    ...keyRefusals("closeDraft", toClose, { params: { id: 999_998 } }),
  },
};
