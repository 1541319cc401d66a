import type { MerchantDraft } from "@velours/sdk/types";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { buy } from "../src/testing/orders.ts";
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

async function prepare(shop: TestShop, body: object = drafted): Promise<MerchantDraft> {
  return (await shop.call("createDraft", await authorized({ body })(shop))).body;
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
      const body = checkoutBody();
      const lines = body.cart.products.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }));
      const { id, link } = await prepare(shop, { ...drafted, lines });
      await buy(shop, { ...body, draft: link.split("/").at(-1) ?? "" });
      return { params: { id }, headers: { ...(await createMerchantHeaders(shop)), ...newKey() } };
    },
    ...keyRefusals("closeDraft", toClose, { params: { id: 999_998 } }),
  },
};
