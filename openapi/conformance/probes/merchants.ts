import type { OperationName } from "../contract/document.ts";
import { type Asked, type Asker, changedBody, exampleBody, type Probes, withKey } from "./Probe.ts";

/** A call about a site that the shop must not have: it would be written over. */
const ofNoSite =
  (call: NonNullable<Asked>) =>
  async (asker: Asker): Promise<Asked> => {
    const request = withKey({ params: { site: "content" } })(asker);
    if (request === undefined) return undefined;
    const { status } = await asker.guest("getMerchantSite", request);
    if (status !== 404) return asker.check.skip("the shop has a site of each code");
    return withKey(call)(asker);
  };

const report = withKey({ params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" });
const id = 999_999_999;
const handle = "conformance-no-such-handle";
const site = "content";
const noVariant = { variantId: id };
/** Names the revision of something that is gone. */
const readBefore = { "if-match": "older" };
const noFile = { text: "no document" };
/** Of no use to anybody where a server takes it all the same. */
const badPromotion = {
  params: { id },
  ...changedBody("saveMerchantPromotion", { id, name: "CONFORMANCE", enabled: false, discount: 150 }),
};
const rules = { all: [{ price: { currency: "USD", above: 10, below: 5 } }] };
const impossible = { params: { handle }, ...changedBody("saveMerchantCollection", { handle, rules }) };

/** Operations of a merchant's program. Nothing is made: a webhook would send events there. */
export const merchants = {
  readReport: { success: report },
  exportReport: { success: report },
  listLiabilityEntries: { success: withKey({ query: "item=giftCards&currency=USD&until=2026-12-31" }) },
  moveStock: { variantUnknown: withKey(changedBody("moveStock", noVariant)) },
  createDraft: {
    variantUnknown: withKey(
      changedBody("createDraft", {
        lines: [noVariant],
        promotion: undefined,
        send: false,
        email: "nobody@conformance.invalid",
      }),
    ),
  },
  saveMerchantProduct: {
    resourceDoesNotExist: withKey({
      params: { id },
      ...changedBody("saveMerchantProduct", ({ variants: [variant] }) => ({
        id,
        // Another product's variant would move where a server makes what it does not know.
        variants: [{ ...variant, id: 0 }],
      })),
    }),
  },
  createMerchantProduct: {
    productBad: withKey(
      changedBody("createMerchantProduct", ({ variants: [variant] }) => ({
        handle,
        inventories: [],
        // Its last digit is wrong.
        variants: [{ ...variant, gtin: "4006381333932" }],
      })),
    ),
  },
  saveMerchantPicture: {
    pictureBad: withKey({ body: { data: Buffer.from("conformance").toString("base64") } }),
  },
  changePrices: {
    variantUnknown: withKey(
      changedBody("changePrices", ({ prices: [price] }) => ({ prices: [{ ...price, ...noVariant }] })),
    ),
  },
  saveMerchantPromotion: {
    promotionBad: withKey(badPromotion),
    resourceDoesNotExist: withKey({ ...badPromotion, headers: readBefore }),
  },
  tryMerchantPromotion: { success: withKey(exampleBody("tryMerchantPromotion")) },
  getMerchantSite: { resourceDoesNotExist: ofNoSite({ params: { site } }) },
  saveMerchantSite: {
    resourceDoesNotExist: ofNoSite({
      params: { site },
      ...changedBody("saveMerchantSite", { code: site, source: site }),
    }),
  },
  saveShippingRates: {
    ratesBad: withKey(
      changedBody("saveShippingRates", ({ rates: [rate] }) => ({
        rates: [{ ...rate, range: { min: 69, max: 50 } }],
      })),
    ),
  },
  saveTaxRates: {
    ratesBad: withKey(
      changedBody("saveTaxRates", ({ rates: [rate] }) => ({ rates: [{ ...rate, state: "XX" }] })),
    ),
  },
  saveMerchantPage: {
    resourceDoesNotExist: ofNoSite({
      params: { handle },
      query: `site=${site}`,
      ...changedBody("saveMerchantPage", { handle }),
    }),
  },
  saveMerchantCollection: {
    collectionBad: withKey(impossible),
    resourceDoesNotExist: withKey({ ...impossible, headers: readBefore }),
  },
  tryMerchantCollection: {
    resourceDoesNotExist: ofNoSite({
      params: { handle },
      ...changedBody("tryMerchantCollection", { site }),
    }),
  },
  previewImport: {
    success: withKey(exampleBody("previewImport")),
    importBad: withKey({ body: noFile }),
  },
  applyImport: {
    changedMeanwhile: withKey(exampleBody("applyImport")),
    importBad: withKey(changedBody("applyImport", { file: noFile })),
  },
  // Without sites, which default to those of the key.
  changeStaff: { resourceDoesNotExist: withKey({ params: { id }, body: { role: "packer" } }) },
  moderateReview: {
    reviewReasonMissing: withKey({ params: { id }, body: { state: "rejected" } }),
  },
} satisfies { [Op in OperationName]?: Probes<Op> };
