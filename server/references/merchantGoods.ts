import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";

type Goods = "exportReport" | "readReport";

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => call,
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: { ...call.headers, ...(await createMerchantHeaders(shop, ["orders:read"])) },
  }),
});

const report = { params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" };

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods: Provocations<Goods> = {
  exportReport: guarded(report),
  readReport: guarded(report),
};
