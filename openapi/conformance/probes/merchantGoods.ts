import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import type { Asked, Asker, Probes } from "./Probe.ts";

const withKey =
  (call: NonNullable<Asked>) =>
  ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null
      ? undefined
      : { ...call, headers: { ...call.headers, "x-merchant-key": merchantKey } };

/** A call about a site that the shop must not have: it would be written over. */
const ofNoSite =
  (call: NonNullable<Asked>) =>
  async (asker: Asker): Promise<Asked> => {
    const request = withKey(site)(asker);
    if (request === undefined) return undefined;
    const { status } = await asker.guest("getMerchantSite", request);
    if (status !== 404) return asker.check.skip("the shop has a site of each code");
    return withKey(call)(asker);
  };

const report = { params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" };

const noProduct = { params: { id: 999_999_999 } };
const productDocument = {
  ...noProduct,
  body: {
    id: noProduct.params.id,
    title: "Conformance",
    vendor: "Conformance",
    type: "Conformance",
    images: [],
    meta: {},
    price: 1,
    prices: { USD: 1 },
    inventories: [],
    variants: [
      {
        id: 0,
        sku: null,
        // Its last digit is wrong.
        gtin: "4006381333932",
        option1: "Default Title",
        price: 1,
        compare_at_price: null,
        prices: { USD: 1 },
        taxable: true,
        inventory_policy: "deny",
      },
    ],
  },
};
const badProduct = {
  body: productDocument.body,
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const noPicture = { body: { data: Buffer.from("conformance").toString("base64") } };
const noStock = {
  body: { variantId: 999_999_999, region: "nowhere", delta: 1, reason: "received" },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const noEntry = {
  params: { id: 999_999_999 },
  body: { invert: true, dry: true },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const unknownVariant = {
  body: { dry: true, prices: [{ variantId: 999_999_999, currency: "USD", price: "1.00" }] },
};
const promotion = {
  id: 999_999_999,
  name: "CONFORMANCE",
  type: "percentage",
  discount: 15,
  enabled: false,
  site: "boutique",
};
const noPromotion = { params: { id: promotion.id }, body: promotion };
const badPromotion = { ...noPromotion, body: { ...promotion, discount: 150 } };
/** Names the revision of something that is gone. */
const readBefore = { "if-match": "older" };
const site = { params: { site: "content" } };
const siteSettings = {
  ...site,
  body: {
    code: "content",
    name: "Conformance",
    source: "content",
    brand: "conformance",
    supportEmail: "nobody@conformance.invalid",
    languages: { default: "en", supported: ["en"] },
    currencies: ["USD"],
    regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
    navigation: [],
    flags: {},
    limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
    creditsDisplay: false,
    payments: { gateway: "braintree", environment: "sandbox" },
    warrantyProductId: null,
    warrantyTypes: [],
  },
};
const noShipping = { body: { rates: [] } };
const badShipping = {
  body: {
    rates: [
      {
        identifier: "conformance",
        service: "conformance",
        type: "standard",
        label: "Conformance",
        countries: ["US"],
        currency: "USD",
        amount: 7,
        range: { min: 69, max: 50 },
        estimate: { type: "relative", unit: "days", value: [3, 6] },
      },
    ],
  },
};
const noTaxes = { body: { rates: [] } };
const badTaxes = {
  body: { rates: [{ country: "US", state: "XX", rate: 6.25, shipping: true, included: false }] },
};
const noPage = { params: { handle: "conformance-no-such-page" } };
const pageOfNoSite = {
  ...noPage,
  query: "site=content",
  body: { handle: noPage.params.handle, title: "Conformance", html: "" },
};
const noCollection = { params: { handle: "conformance-no-such-collection" } };
const impossible = {
  ...noCollection,
  body: {
    handle: noCollection.params.handle,
    title: "Conformance",
    description: "",
    meta: {},
    rules: { all: [{ price: { currency: "USD", above: 10, below: 5 } }] },
  },
};
const trialOfNoSite = { ...noCollection, body: { site: "content" } };
const noGiftCard = { params: { id: 999_999_999 } };
const block = {
  ...noGiftCard,
  body: { reason: "conformance" },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const issue = {
  body: { site: "boutique", currency: "USD", amount: "1.00", reason: "conformance" },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const noDraft = {
  params: { id: 999_999_999 },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const draftOfNothing = {
  body: {
    site: "boutique",
    language: "en",
    lines: [{ variantId: 999_999_999 }],
    email: "nobody@conformance.invalid",
  },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const noCustomer = { params: { id: "999999999" } };
const nobody = { query: "q=nobody@conformance.invalid" };
const erasure = {
  ...noCustomer,
  body: { email: "nobody@conformance.invalid" },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const noProposal = {
  params: { id: 999_999_999 },
  headers: { "idempotency-key": `conformance-${randomUUID()}` },
};
const rejection = { ...noProposal, body: { reason: "conformance" } };
const file = { body: { text: '{"promotions":[]}' } };
const noFile = { body: { text: "no document" } };
const application = { body: { plan: "none", file: file.body } };

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods = {
  readReport: { success: withKey(report), merchantKeyInvalid: () => report },
  listStock: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  listStockNotices: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  listAuditEntries: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  replayEntry: { merchantKeyInvalid: () => noEntry, resourceDoesNotExist: withKey(noEntry) },
  moveStock: { merchantKeyInvalid: () => noStock, variantUnknown: withKey(noStock) },
  listMerchantGiftCards: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  getMerchantGiftCard: { merchantKeyInvalid: () => noGiftCard, resourceDoesNotExist: withKey(noGiftCard) },
  issueGiftCard: { merchantKeyInvalid: () => issue },
  blockGiftCard: { merchantKeyInvalid: () => block, resourceDoesNotExist: withKey(block) },
  listDrafts: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  createDraft: { merchantKeyInvalid: () => draftOfNothing, variantUnknown: withKey(draftOfNothing) },
  closeDraft: { merchantKeyInvalid: () => noDraft, resourceDoesNotExist: withKey(noDraft) },
  findCustomers: { success: withKey(nobody), merchantKeyInvalid: () => nobody },
  getCustomer: { merchantKeyInvalid: () => noCustomer, resourceDoesNotExist: withKey(noCustomer) },
  exportCustomer: { merchantKeyInvalid: () => noCustomer, resourceDoesNotExist: withKey(noCustomer) },
  eraseCustomer: { merchantKeyInvalid: () => erasure, resourceDoesNotExist: withKey(erasure) },
  listProposals: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  approveProposal: { merchantKeyInvalid: () => noProposal, resourceDoesNotExist: withKey(noProposal) },
  rejectProposal: { merchantKeyInvalid: () => rejection, resourceDoesNotExist: withKey(rejection) },
  listMerchantProducts: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  getMerchantProduct: { merchantKeyInvalid: () => noProduct, resourceDoesNotExist: withKey(noProduct) },
  saveMerchantProduct: {
    merchantKeyInvalid: () => productDocument,
    resourceDoesNotExist: withKey(productDocument),
  },
  createMerchantProduct: { merchantKeyInvalid: () => badProduct, productBad: withKey(badProduct) },
  saveMerchantPicture: { merchantKeyInvalid: () => noPicture, pictureBad: withKey(noPicture) },
  disableMerchantProduct: { merchantKeyInvalid: () => noProduct, resourceDoesNotExist: withKey(noProduct) },
  enableMerchantProduct: { merchantKeyInvalid: () => noProduct, resourceDoesNotExist: withKey(noProduct) },
  changePrices: {
    merchantKeyInvalid: () => unknownVariant,
    variantUnknown: withKey(unknownVariant),
  },
  listMerchantPromotions: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  saveMerchantPromotion: {
    merchantKeyInvalid: () => noPromotion,
    promotionBad: withKey(badPromotion),
    resourceDoesNotExist: withKey({ ...badPromotion, headers: readBefore }),
  },
  getMerchantSite: { merchantKeyInvalid: () => site, resourceDoesNotExist: ofNoSite(site) },
  saveMerchantSite: {
    merchantKeyInvalid: () => siteSettings,
    resourceDoesNotExist: ofNoSite(siteSettings),
  },
  getShippingRates: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  saveShippingRates: { merchantKeyInvalid: () => noShipping, ratesBad: withKey(badShipping) },
  getTaxRates: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  saveTaxRates: { merchantKeyInvalid: () => noTaxes, ratesBad: withKey(badTaxes) },
  listMerchantPages: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  getMerchantPage: { merchantKeyInvalid: () => noPage, resourceDoesNotExist: withKey(noPage) },
  saveMerchantPage: {
    merchantKeyInvalid: () => pageOfNoSite,
    resourceDoesNotExist: ofNoSite(pageOfNoSite),
  },
  removeMerchantPage: { merchantKeyInvalid: () => noPage, resourceDoesNotExist: withKey(noPage) },
  listMerchantCollections: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  getMerchantCollection: {
    merchantKeyInvalid: () => noCollection,
    resourceDoesNotExist: withKey(noCollection),
  },
  saveMerchantCollection: {
    merchantKeyInvalid: () => impossible,
    collectionBad: withKey(impossible),
    resourceDoesNotExist: withKey({ ...impossible, headers: readBefore }),
  },
  removeMerchantCollection: {
    merchantKeyInvalid: () => noCollection,
    resourceDoesNotExist: withKey(noCollection),
  },
  tryMerchantCollection: {
    merchantKeyInvalid: () => trialOfNoSite,
    resourceDoesNotExist: ofNoSite(trialOfNoSite),
  },
  endMerchantPromotion: {
    merchantKeyInvalid: () => ({ params: noPromotion.params }),
    resourceDoesNotExist: withKey({ params: noPromotion.params }),
  },
  tryMerchantPromotion: {
    success: withKey({ body: { promotion } }),
    merchantKeyInvalid: () => ({ body: { promotion } }),
  },
  previewImport: { success: withKey(file), merchantKeyInvalid: () => file, importBad: withKey(noFile) },
  applyImport: {
    merchantKeyInvalid: () => application,
    changedMeanwhile: withKey(application),
    importBad: withKey({ body: { plan: "none", file: noFile.body } }),
  },
  exportShop: { success: withKey({}), merchantKeyInvalid: () => ({}) },
  exportReport: { success: withKey(report), merchantKeyInvalid: () => report },
} satisfies { [Op in OperationName]?: Probes<Op> };
