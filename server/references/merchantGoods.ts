import type { Collection, Page, Product, Promotion, Site, TaxRateRow } from "@velours/sdk/types";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { ids, products, promotions, shippingRates, sites } from "../src/testing/shopData.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import { consentRequired } from "./approvals.ts";
import type { Provocation, Provocations } from "./Provocation.ts";
import { authorized, keyRefusals, newKey, stillRunning } from "./requests.ts";

type Goods =
  | "applyImport"
  | "changePrices"
  | "createMerchantProduct"
  | "endMerchantPromotion"
  | "saveMerchantPromotion"
  | "saveMerchantCollection"
  | "removeMerchantCollection"
  | "tryMerchantCollection"
  | "saveMerchantPage"
  | "removeMerchantPage"
  | "saveMerchantProduct"
  | "saveMerchantSite"
  | "saveShippingRates"
  | "saveTaxRates"
  | "disableMerchantProduct"
  | "enableMerchantProduct"
  | "getMerchantSite"
  | "moveStock"
  | "replayEntry"
  | "saveMerchantPicture";

const file = { body: { text: '{"promotions":[]}' } };

/** A call of `applyImport` that succeeds. */
async function planned(shop: TestShop) {
  const headers = { ...(await createMerchantHeaders(shop)), ...newKey() };
  const { body } = await shop.call("previewImport", { ...file, headers });
  return { body: { plan: body.plan, file: file.body }, headers };
}

const stock = { variantId: ids.halo.violet, region: "US" };
const received = { body: { ...stock, delta: 1, reason: "received" } };

const promotion = promotions[0] as Promotion;
const saving = (change: Partial<Promotion> = {}) => ({
  params: { id: promotion.id },
  body: { ...promotion, type: "percentage" as const, discount: 10, properties: [], ...change },
});
const ending = { params: { id: promotion.id } };

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
  return keyRefusals(operation, added, noPage);
}

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

/** Promotions of their own: other requests may run beside these. */
let undone = 999_500_000;
const save = async (shop: TestShop, id: number, discount: number) => {
  const { body } = saving({ id, name: `UNDO${id}`, discount });
  return shop.call("saveMerchantPromotion", await authorized({ params: { id }, body })(shop));
};

/** A call that undoes the last change of a promotion. */
async function undoing(shop: TestShop) {
  const id = ++undone;
  for (const discount of [11, 12]) await save(shop, id, discount);
  const { body } = await shop.call("listAuditEntries", { headers: await createMerchantHeaders(shop) });
  const entry = body.find((found) => JSON.stringify(found).includes(`${id}`));
  return authorized({ params: { id: entry?.id ?? 0 }, body: { invert: true } })(shop);
}

/** Prices, promotions, reports and imports of a merchant's program. */
export const merchantGoods: Provocations<Goods> = {
  moveStock: {
    stockChanged: authorized({ body: { ...stock, counted: 1, seen: 999_999, reason: "counted" } }),
    stockNegative: authorized({ body: { ...received.body, delta: -999_999 } }),
    ...keyRefusals("moveStock", authorized(received), { body: { ...received.body, delta: 2 } }),
  },
  saveMerchantProduct: {
    ...keyRefusals("saveMerchantProduct", authorized(savingProduct()), savingProduct({ vendor: "Another" })),
    productBad: authorized(savingProduct({ handle: "halo" })),
  },
  createMerchantProduct: keyRefusals(
    "createMerchantProduct",
    authorized(creating()),
    creating({ title: "Another" }),
  ),
  saveMerchantPicture: keyRefusals("saveMerchantPicture", authorized(uploading()), uploading("GIF87a")),
  disableMerchantProduct: saleOf("disableMerchantProduct"),
  enableMerchantProduct: saleOf("enableMerchantProduct"),
  changePrices: {
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
  replayEntry: {
    notInvertible: async (shop) => {
      const call = await undoing(shop);
      await shop.call("replayEntry", call);
      return { ...call, headers: { ...call.headers, ...newKey() } };
    },
    consentRequired: consentRequired.replayEntry,
    ...keyRefusals("replayEntry", undoing, { body: {} }),
  },
  saveMerchantPromotion: {
    ...keyRefusals("saveMerchantPromotion", authorized(saving()), saving({ discount: 5 })),
    consentRequired: consentRequired.saveMerchantPromotion,
  },
  saveMerchantPage: {
    ...keyRefusals("saveMerchantPage", authorized(savingPage()), savingPage({ title: "Others" })),
    resourceDoesNotExist: authorized({ ...savingPage(), query: "site=content" }),
    pageBad: onLinkedPage((handle) => savingPage({ published: false }, handle)),
  },
  removeMerchantPage: {
    ...removalOf("removeMerchantPage", "saveMerchantPage", savingPage({}, "removed")),
    pageBad: onLinkedPage((handle) => ({ params: { handle } })),
  },
  saveMerchantCollection: keyRefusals(
    "saveMerchantCollection",
    authorized(savingCollection()),
    savingCollection({ title: "Others" }),
  ),
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
    resourceDoesNotExist: authorized({ ...noCollection, body: { site: "content" } }),
  },
  getMerchantSite: { resourceDoesNotExist: authorized(noSite) },
  saveMerchantSite: {
    ...keyRefusals("saveMerchantSite", authorized(savingSite()), savingSite({ tagline: "another" })),
    resourceDoesNotExist: authorized({ ...savingSite(), ...noSite }),
    siteBad: authorized(savingSite({ timeZone: "Europe/Nowhere" })),
  },
  // Orders of other requests need these very rates.
  saveShippingRates: keyRefusals(
    "saveShippingRates",
    authorized(savingShipping()),
    savingShipping(shippingRates.toReversed()),
  ),
  saveTaxRates: keyRefusals("saveTaxRates", authorized(savingTaxes()), savingTaxes({ rate: 0 })),
  endMerchantPromotion: keyRefusals("endMerchantPromotion", authorized(ending), {
    params: { id: 999_999_999 },
  }),
  applyImport: {
    ...keyRefusals("applyImport", planned, ({ body }) => ({ body: { ...body, plan: "another" } })),
    consentRequired: consentRequired.applyImport,
  },
};
