import { createMerchantHeaders } from "../src/testing/merchant.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { newKey, stillRunning } from "./requests.ts";

type Goods = "applyImport" | "exportReport" | "exportShop" | "previewImport" | "readReport";

/** The refusals of a key: there is none, or it lacks the scope. */
const guarded = (call: Call) => ({
  merchantKeyInvalid: () => call,
  merchantScopeMissing: async (shop: TestShop) => ({
    ...call,
    headers: { ...call.headers, ...(await createMerchantHeaders(shop, ["orders:read"])) },
  }),
});

/** A call with a key of every scope. */
const authorized = (call: Call) => async (shop: TestShop) => ({
  ...call,
  headers: { ...(await createMerchantHeaders(shop)), ...newKey() },
});

const file = { body: { text: '{"promotions":[]}' } };
const application = { body: { plan: "none", file: file.body } };

/** A call of `applyImport` that succeeds. */
async function planned(shop: TestShop) {
  const headers = { ...(await createMerchantHeaders(shop)), ...newKey() };
  const { body } = await shop.call("previewImport", { ...file, headers });
  return { body: { plan: body.plan, file: file.body }, headers };
}

/** The same, once it was answered. */
async function applied(shop: TestShop) {
  const call = await planned(shop);
  await shop.call("applyImport", call);
  return call;
}

const report = { params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" };

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods: Provocations<Goods> = {
  previewImport: { ...guarded(file), importBad: authorized({ body: { text: "no document" } }) },
  applyImport: {
    ...guarded(application),
    importBad: authorized({ body: { plan: "none", file: { text: "no document" } } }),
    changedMeanwhile: authorized(application),
    idempotencyKeyReused: async (shop) => {
      const call = await applied(shop);
      return { ...call, body: { ...call.body, plan: "another" } };
    },
    idempotencyKeyInProgress: async (shop) => stillRunning(shop, "applyImport", await planned(shop)),
  },
  exportShop: guarded({}),
  exportReport: guarded(report),
  readReport: guarded(report),
};
