import type { Currency, Language, Page, ShippingRateRow, Site } from "../../types.ts";
import { CATEGORY_PATHS } from "../catalogue/categoryPaths.ts";
import { hasFixedListings, ownListingPaths } from "../catalogue/listingPaths.ts";
import { CARD_GATEWAY } from "../checkout/cardPayment.ts";
import { LANGUAGE_NAMES } from "../language.ts";
import { presentLook } from "../look/presentLook.ts";
import { formatMoney } from "../money.ts";
import { freeShippingFrom } from "../shipping/freeShippingFrom.ts";
import { includesTax as currencyIncludesTax } from "../taxes.ts";
import { presentPageLinks, selectPages } from "./presentPage.ts";
import { processorKeys } from "./processorKeys.ts";
import { SITE_ADDRESSES } from "./siteAddresses.ts";
import { SITE_SERVICES } from "./siteServices.ts";

/** Settings of the process that serves the site. */
export interface SiteHost {
  /** Language of the answer. */
  language: Language;
  /** Live or sandbox payments; undefined as the settings say. */
  environment?: Site["payments"]["environment"];
  /** Public key of the real bot check; null or undefined where the sandbox does it. */
  botCheckKey?: string | null;
  /** All of the shop's. */
  shippingRates: readonly ShippingRateRow[];
  /** Pages of the merchant's words of all sites. */
  pages: readonly Page[];
  /** True where prices of a country contain the tax; undefined, as for all without this, where the currency says it. */
  includesTax?: (country: string) => boolean | undefined;
}

/** The deepest segment of each listing is its collection's handle. */
const mapToThemselves = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    paths.map((path) => path.slice(path.lastIndexOf("/") + 1)).map((handle) => [handle, handle]),
  );

const COLLECTIONS = /* @__PURE__ */ mapToThemselves(CATEGORY_PATHS);

/** Settings of a site as answers carry them: what was imported for shoppers, and what follows from it. */
export function presentSite(
  { approvals: _, merchantEmails: __, ...site }: Site,
  { language, environment, botCheckKey = null, shippingRates, pages, includesTax }: SiteHost,
): Site {
  const { languages, payments, currencies } = site;
  return {
    ...site,
    look: presentLook(site.look),
    languages: {
      ...languages,
      base: "en",
      active: languages.supported.includes(language) ? language : languages.default,
      labels: LANGUAGE_NAMES,
    },
    regions: site.regions.map((region) => ({
      ...region,
      freeShippingFrom: freeShippingFrom(shippingRates, region),
      taxIncluded: includesTax?.(region.country) ?? currencyIncludesTax(region.currency),
    })),
    money: Object.fromEntries(currencies.map((currency) => [currency, formatThresholds(currency)])),
    payments: {
      ...payments,
      // Payments name this one, whatever was imported.
      gateway: CARD_GATEWAY,
      environment: environment ?? payments.environment,
      processorKeys:
        payments.processorKeys ?? processorKeys(currencies, { us: "sandbox-us", ca: "sandbox-ca" }),
    },
    api: site.api ?? SITE_ADDRESSES.api,
    assets: site.assets ?? SITE_ADDRESSES.assets,
    shop: {
      ...(site.shop ?? { shop_url: null, products: { warranty: site.warrantyProductId } }),
      collections: {
        ...mapToThemselves([...ownListingPaths(site.navigation)]),
        ...(site.shop?.collections ?? (hasFixedListings(site.navigation) ? COLLECTIONS : {})),
      },
    },
    pages: presentPageLinks(selectPages(pages, site.code)),
    // Which key counts is known where its secret is, so an imported one does not stand.
    services: (site.services ?? SITE_SERVICES).map((service) =>
      service.role === "bot-check" ? { ...service, key: botCheckKey } : service,
    ),
  };
}

/**
 * The site of a code among all; undefined when there is none. The admin site's settings hold those of every other, by code;
 * it has no other behaviour. A shop need not store it: its settings are then those of the first other site.
 */
export function presentSites(code: string, all: readonly Site[], host: SiteHost): Site | undefined {
  const stored = all.find((site) => site.code === code);
  if (code !== "admin") return stored && presentSite(stored, host);
  const others = all.filter((site) => site.code !== "admin").sort((a, b) => (a.code < b.code ? -1 : 1));
  const base = stored ?? others[0];
  if (base === undefined) return undefined;
  return { ...presentSite({ ...base, code }, host), sites: others.map((other) => presentSite(other, host)) };
}

const formatThresholds = (currency: Currency) => ({
  symbol: formatMoney(0, currency).replace(/[\d\s]+/, ""),
  locale: "en-US",
  digits: 0,
  checkoutDigits: 2,
});
