import { splitPageKey, toPageKey } from "../../rules/sites/pageKey.ts";
import type { AuditChange, MerchantScope, SiteCode } from "../../types.ts";
import type { TouchedPart } from "./RecordedChange.ts";

/** The rights that a replay of a part's changes needs, and how they are told apart. */
interface ReplayRights {
  /** The scope of the operations that make its changes. */
  scope: MerchantScope;
  /** True for a change of all sites, whatever its entry was about. */
  isOfAllSites: (change: TouchedPart) => boolean;
  /** A scope that a change needs besides, of all sites. */
  getFurtherScope?: (change: TouchedPart) => MerchantScope | undefined;
  /** The site in a key of what is of one site, and the key of the same on another; undefined where nothing is. */
  ownSite?: { read: (key: string) => string | undefined; write: (key: string, site: SiteCode) => string };
  /** Others may move the same meanwhile: what is moved is a difference. */
  isRelative?: boolean;
}

/**
 * They say who is paid, where shoppers' data goes, who must consent, which products are sold, and where browsers keep
 * bags: callers who may not import must not change them.
 */
const reserved: readonly string[] = ["payments", "services", "api", "assets", "approvals", "source", "brand"];

/** The scope, of all sites, that a change of these fields of a site needs besides; undefined for none. */
export const reservedScope = (fields: readonly string[]): MerchantScope | undefined =>
  fields.some((field) => reserved.includes(field)) ? "import:write" : undefined;

const ofAllSites = (scope: MerchantScope): ReplayRights => ({ scope, isOfAllSites: () => true });

/** Each part of the shop that the log can put back. */
export const replayRights: Record<AuditChange["part"], ReplayRights> = {
  prices: ofAllSites("catalogue:write"),
  stock: { ...ofAllSites("stock:write"), isRelative: true },
  products: ofAllSites("catalogue:write"),
  promotions: ofAllSites("promotions:write"),
  reviews: { scope: "reviews:write", isOfAllSites: () => false },
  sites: {
    scope: "settings:write",
    isOfAllSites: () => false,
    ownSite: { read: (key) => key, write: (_key, site) => site },
    getFurtherScope: ({ before, after }) => reservedScope(Object.keys({ ...before, ...after })),
  },
  pages: {
    scope: "settings:write",
    isOfAllSites: ({ key }) => splitPageKey(key).site === undefined,
    ownSite: {
      read: (key) => splitPageKey(key).site,
      write: (key, site) => toPageKey({ ...splitPageKey(key), site }),
    },
  },
  collections: ofAllSites("settings:write"),
  shippingRates: ofAllSites("settings:write"),
  taxRates: ofAllSites("settings:write"),
};
