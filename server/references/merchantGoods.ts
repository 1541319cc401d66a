import type { Collection, Page, Product, Promotion, Site, TaxRateRow } from "@velours/sdk/types";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { ids, products, promotions, shippingRates, sites } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { authorized, guarded, keyRefusals, newKey, stillRunning } from "./requests.ts";

type Goods =
  | "applyImport"
  | "changePrices"
  | "createMerchantProduct"
  | "endMerchantPromotion"
  | "listAuditEntries"
  | "listMerchantPromotions"
  | "saveMerchantPromotion"
  | "getMerchantCollection"
  | "listMerchantCollections"
  | "saveMerchantCollection"
  | "removeMerchantCollection"
  | "tryMerchantCollection"
  | "getMerchantPage"
  | "listMerchantPages"
  | "saveMerchantPage"
  | "removeMerchantPage"
  | "saveMerchantProduct"
  | "saveMerchantSite"
  | "getShippingRates"
  | "saveShippingRates"
  | "getTaxRates"
  | "saveTaxRates"
  | "tryMerchantPromotion"
  | "disableMerchantProduct"
  | "enableMerchantProduct"
  | "exportReport"
  | "exportShop"
  | "getMerchantProduct"
  | "getMerchantSite"
  | "listMerchantProducts"
  | "listStock"
  | "listStockNotices"
  | "moveStock"
  | "previewImport"
  | "readReport"
  | "replayEntry"
  | "saveMerchantPicture";

const file = { body: { text: '{"promotions":[]}' } };
const application = { body: { plan: "none", file: file.body } };

/** A call of `applyImport` that succeeds. */
async function planned(shop: TestShop) {
  const headers = { ...(await createMerchantHeaders(shop)), ...newKey() };
  const { body } = await shop.call("previewImport", { ...file, headers });
  return { body: { plan: body.plan, file: file.body }, headers };
}

const report = { params: { name: "sales" }, query: "from=2026-01-01&until=2026-12-31" };

const stock = { variantId: ids.halo.violet, region: "US" };
const received = { body: { ...stock, delta: 1, reason: "received" } };

const promotion = promotions[0] as Promotion;
const saving = (change: Partial<Promotion> = {}) => ({
  params: { id: promotion.id },
  body: { ...promotion, type: "percentage" as const, discount: 10, properties: [], ...change },
});
const ending = { params: { id: promotion.id } };

/** The refusals of replacing what is there; `other` is another call with the same key. */
const changesOf = (
  operation:
    | "saveMerchantPromotion"
    | "endMerchantPromotion"
    | "saveMerchantCollection"
    | "saveMerchantPage"
    | "saveMerchantProduct"
    | "saveMerchantSite"
    | "saveShippingRates"
    | "saveTaxRates",
  call: Call,
  other: Call,
) => ({
  changedMeanwhile: async (shop: TestShop) => {
    const sent = await authorized(call)(shop);
    return { ...sent, headers: { ...sent.headers, "if-match": "another" } };
  },
  ...keyRefusals(operation, authorized(call), other),
});

const site = sites[0] as Site;
const noSite = { params: { site: "content" } };
const savingSite = (change: Partial<Site> = {}) => ({
  params: { site: site.code },
  body: { ...site, ...change },
});

const savingShipping = (rates = shippingRates) => ({ body: { rates } });
const texas = { country: "US", state: "TX", rate: 6.25, shipping: true, included: false };
const savingTaxes = (change: Partial<TaxRateRow> = {}) => ({ body: { rates: [{ ...texas, ...change }] } });
const noPage = { params: { handle: "nowhere" } };
const savingPage = (change: Partial<Page> = {}, handle = "privacy") => ({
  params: { handle },
  body: { handle, title: "Words", html: "<p>Words.</p>", ...change },
});

/** The call, about a page that the menu of a site leads to. */
const onLinkedPage =
  (change: (handle: string) => Call): Provocation =>
  async (shop) => {
    const handle = "led-to";
    const navigation = [{ label: "Words", url: `/pages/${handle}` }];
    await shop.call("saveMerchantPage", await authorized(savingPage({}, handle))(shop));
    await shop.call("saveMerchantSite", await authorized(savingSite({ navigation }))(shop));
    return authorized(change(handle))(shop);
  };

/** Names the revision of something that is gone. */
const readBefore = { "if-match": "older" };
const noCollection = { params: { handle: "nowhere" } };
const savingCollection = (change: Partial<Collection> = {}, handle = "sets") => ({
  params: { handle },
  body: { handle, title: "Sets", description: "", meta: {}, ...change },
});

/** The refusals of removing what the call of `add` adds first. */
function removalOf(
  operation: "removeMerchantCollection" | "removeMerchantPage",
  add: "saveMerchantCollection" | "saveMerchantPage",
  call: Call,
) {
  const { params } = call;
  const added = async (shop: TestShop) => {
    await shop.call(add, await authorized(call)(shop));
    return authorized({ params })(shop);
  };
  return {
    ...guarded({ params }),
    resourceDoesNotExist: authorized(noPage),
    changedMeanwhile: async (shop: TestShop) => {
      const sent = await added(shop);
      return { ...sent, headers: { ...sent.headers, "if-match": "another" } };
    },
    ...keyRefusals(operation, added, noPage),
  };
}

const impossible = { all: [{ price: { currency: "USD" as const, above: 10, below: 5 } }] };
const trialAt = (site: string) => ({ ...noCollection, body: { site } });

const noProduct = { params: { id: 999_999_999 } };
const halo = { params: { id: ids.halo.product } };

const savingProduct = (change: Partial<Product> = {}, id: number = ids.bundle.product) => ({
  params: { id },
  body: { ...(products.find((product) => product.id === id) as Product), ...change },
});
const creating = (change: Partial<Product> = {}) => {
  const { handle: _, ...body } = savingProduct().body;
  const variants = body.variants.slice(0, 1).map((variant) => ({ ...variant, id: 0 }));
  return { body: { ...body, variants, inventories: [], images: [], enabled: false, ...change } };
};

const uploading = (text = "GIF89a") => ({ body: { data: Buffer.from(text).toString("base64") } });

/** The refusals of putting a product on sale or taking it off. */
const saleOf = (operation: "disableMerchantProduct" | "enableMerchantProduct") => ({
  ...guarded(halo),
  resourceDoesNotExist: authorized(noProduct),
  changedMeanwhile: async (shop: TestShop) => {
    const call = await authorized(halo)(shop);
    return { ...call, headers: { ...call.headers, "if-match": "another" } };
  },
  idempotencyKeyReused: async (shop: TestShop) => {
    const call = await authorized(halo)(shop);
    await shop.call(operation, call);
    await shop.call("enableMerchantProduct", await authorized(halo)(shop));
    return { ...call, ...noProduct };
  },
  idempotencyKeyInProgress: async (shop: TestShop) => {
    const call = await stillRunning(shop, operation, await authorized(halo)(shop));
    await shop.call("enableMerchantProduct", await authorized(halo)(shop));
    return call;
  },
});

const priced = (change: object, more: object = {}) => ({
  body: { prices: [{ variantId: ids.halo.violet, currency: "USD", price: "48.00", ...change }], ...more },
});

const noEntry = { params: { id: 999_999_999 }, body: {}, headers: newKey() };

/** Promotions of their own: other requests may run beside these. */
let undone = 999_500_000;
const save = async (shop: TestShop, id: number, discount: number) => {
  const { body } = saving({ id, name: `UNDO${id}`, discount });
  return shop.call("saveMerchantPromotion", await authorized({ params: { id }, body })(shop));
};

/** A call that undoes the last change of a promotion. */
async function undoing(shop: TestShop, id = ++undone) {
  for (const discount of [11, 12]) await save(shop, id, discount);
  const { body } = await shop.call("listAuditEntries", { headers: await createMerchantHeaders(shop) });
  const entry = body.find((found) => JSON.stringify(found).includes(`${id}`));
  return authorized({ params: { id: entry?.id ?? 0 }, body: { invert: true } })(shop);
}

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods: Provocations<Goods> = {
  listStock: guarded({}),
  listStockNotices: guarded({}),
  moveStock: {
    ...guarded({ ...received, headers: newKey() }),
    variantUnknown: authorized({ body: { ...received.body, region: "nowhere" } }),
    stockChanged: authorized({ body: { ...stock, counted: 1, seen: 999_999, reason: "counted" } }),
    stockNegative: authorized({ body: { ...received.body, delta: -999_999 } }),
    ...keyRefusals("moveStock", authorized(received), { body: { ...received.body, delta: 2 } }),
  },
  listMerchantProducts: guarded({}),
  getMerchantProduct: { ...guarded(noProduct), resourceDoesNotExist: authorized(noProduct) },
  saveMerchantProduct: {
    ...guarded(savingProduct()),
    ...changesOf("saveMerchantProduct", savingProduct(), savingProduct({ vendor: "Another" })),
    resourceDoesNotExist: authorized({ ...savingProduct(), ...noProduct }),
    productBad: authorized(savingProduct({ handle: "halo" })),
  },
  createMerchantProduct: {
    ...guarded({ ...creating(), headers: newKey() }),
    productBad: authorized(creating({ handle: "halo" })),
    ...keyRefusals("createMerchantProduct", authorized(creating()), creating({ title: "Another" })),
  },
  saveMerchantPicture: {
    ...guarded(uploading()),
    pictureBad: authorized(uploading("<svg/>")),
    ...keyRefusals("saveMerchantPicture", authorized(uploading()), uploading("GIF87a")),
  },
  disableMerchantProduct: saleOf("disableMerchantProduct"),
  enableMerchantProduct: saleOf("enableMerchantProduct"),
  changePrices: {
    ...guarded(priced({})),
    variantUnknown: authorized(priced({ variantId: 999_999_999 })),
    priceBelowMinimum: authorized(priced({ price: "0.00" })),
    priceMissing: async (shop) => {
      const prices = ["USD", "CAD", "GBP", "EUR"].map((currency) => ({
        variantId: ids.halo.violet,
        currency,
        price: null,
      }));
      return authorized({ body: { prices } })(shop);
    },
    changedMeanwhile: authorized(priced({}, { plan: "another" })),
    ...keyRefusals("changePrices", authorized(priced({})), priced({ price: "50.00" })),
  },
  listAuditEntries: guarded({}),
  replayEntry: {
    ...guarded(noEntry),
    resourceDoesNotExist: authorized(noEntry),
    notInvertible: async (shop) => {
      const call = await undoing(shop);
      await shop.call("replayEntry", call);
      return { ...call, headers: { ...call.headers, ...newKey() } };
    },
    changedMeanwhile: async (shop) => {
      const id = ++undone;
      const call = await undoing(shop, id);
      await save(shop, id, 13);
      return call;
    },
    consentRequired: consentRequired.replayEntry,
    ...keyRefusals("replayEntry", undoing, { body: {} }),
  },
  listMerchantPromotions: guarded({}),
  saveMerchantPromotion: {
    ...guarded(saving()),
    ...changesOf("saveMerchantPromotion", saving(), saving({ discount: 5 })),
    promotionBad: authorized(saving({ discount: 150 })),
    resourceDoesNotExist: authorized({
      params: { id: 999_999 },
      body: { ...saving().body, id: 999_999 },
      headers: readBefore,
    }),
    consentRequired: consentRequired.saveMerchantPromotion,
  },
  listMerchantPages: guarded({}),
  getMerchantPage: { ...guarded(noPage), resourceDoesNotExist: authorized(noPage) },
  saveMerchantPage: {
    ...guarded(savingPage()),
    ...changesOf("saveMerchantPage", savingPage(), savingPage({ title: "Others" })),
    resourceDoesNotExist: authorized({ ...savingPage(), query: "site=content" }),
    pageBad: onLinkedPage((handle) => savingPage({ published: false }, handle)),
  },
  removeMerchantPage: {
    ...removalOf("removeMerchantPage", "saveMerchantPage", savingPage({}, "removed")),
    pageBad: onLinkedPage((handle) => ({ params: { handle } })),
  },
  listMerchantCollections: guarded({}),
  getMerchantCollection: { ...guarded(noCollection), resourceDoesNotExist: authorized(noCollection) },
  saveMerchantCollection: {
    ...guarded(savingCollection()),
    ...changesOf("saveMerchantCollection", savingCollection(), savingCollection({ title: "Others" })),
    collectionBad: authorized(savingCollection({ rules: impossible })),
    resourceDoesNotExist: authorized({ ...savingCollection({}, "gone"), headers: readBefore }),
  },
  removeMerchantCollection: {
    ...removalOf("removeMerchantCollection", "saveMerchantCollection", savingCollection({}, "removed")),
    collectionBad: async (shop) => {
      const handle = "linked";
      const navigation = [{ label: "Sets", url: `/${handle}` }];
      await shop.call("saveMerchantCollection", await authorized(savingCollection({}, handle))(shop));
      await shop.call("saveMerchantSite", await authorized(savingSite({ navigation }))(shop));
      return authorized({ params: { handle } })(shop);
    },
  },
  tryMerchantCollection: {
    ...guarded(trialAt("boutique")),
    resourceDoesNotExist: authorized(trialAt("content")),
  },
  getMerchantSite: { ...guarded(noSite), resourceDoesNotExist: authorized(noSite) },
  saveMerchantSite: {
    ...guarded(savingSite()),
    ...changesOf("saveMerchantSite", savingSite(), savingSite({ tagline: "another" })),
    resourceDoesNotExist: authorized({ ...savingSite(), ...noSite }),
    siteBad: authorized(savingSite({ timeZone: "Europe/Nowhere" })),
  },
  getShippingRates: guarded({}),
  saveShippingRates: {
    ...guarded(savingShipping()),
    // Orders of other requests need these very rates.
    ...changesOf("saveShippingRates", savingShipping(), savingShipping(shippingRates.toReversed())),
    ratesBad: authorized(savingShipping([...shippingRates, ...shippingRates.slice(0, 1)])),
  },
  getTaxRates: guarded({}),
  saveTaxRates: {
    ...guarded(savingTaxes()),
    ...changesOf("saveTaxRates", savingTaxes(), savingTaxes({ rate: 0 })),
    ratesBad: authorized(savingTaxes({ state: "XX" })),
  },
  endMerchantPromotion: {
    ...guarded(ending),
    ...changesOf("endMerchantPromotion", ending, { params: { id: 999_999_999 } }),
    resourceDoesNotExist: authorized({ params: { id: 999_999_999 } }),
  },
  tryMerchantPromotion: guarded({ body: { promotion: saving().body } }),
  previewImport: { ...guarded(file), importBad: authorized({ body: { text: "no document" } }) },
  applyImport: {
    ...guarded(application),
    importBad: authorized({ body: { plan: "none", file: { text: "no document" } } }),
    changedMeanwhile: authorized(application),
    ...keyRefusals("applyImport", planned, ({ body }) => ({ body: { ...body, plan: "another" } })),
  },
  exportShop: guarded({}),
  exportReport: guarded(report),
  readReport: guarded(report),
};
