import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = {
  merchantKeyInvalid: () => ({}),
  merchantScopeMissing: async (shop: TestShop) => ({
    headers: await createMerchantHeaders(shop, ["orders:read"]),
  }),
};

export const marketing: Provocations<
  "exportCampaignEntries" | "exportSubscribers" | "listCampaignEntries" | "listSubscribers"
> = {
  exportCampaignEntries: guarded,
  exportSubscribers: guarded,
  listCampaignEntries: guarded,
  listSubscribers: guarded,
};
