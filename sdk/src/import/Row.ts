import type { Reason } from "../reasons/Reason.ts";
import type { ReviewRow } from "../rules/catalogue/selectReviews.ts";
import type {
  Campaign,
  CampaignPage,
  Collection,
  GiftCard,
  Notification,
  Page,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  TaxRateRow,
  UpsellOffer,
} from "../types.ts";

/** The parts of a document, by their names in it. */
export interface Parts {
  products: Product;
  reviews: ReviewRow;
  collections: Collection;
  promotions: Promotion;
  giftCards: GiftCard;
  shippingRates: ShippingRateRow;
  taxRates: TaxRateRow;
  sites: Site;
  pages: Page;
  notifications: Notification;
  campaigns: Campaign;
  campaignPages: CampaignPage;
  upsellOffers: UpsellOffer;
}

export type PartName = keyof Parts;

/** A row and where it stands. */
export interface Row<T> {
  file: string;
  /** Line of the file it begins on, from 1. */
  line: number;
  /** Rows of the file it was made of: 1 in JSON, one for each variant or picture in CSV. */
  rows: number;
  /** The row is of a list in code: `line` is its place in that, from 1. */
  isListed?: boolean | undefined;
  value: T;
  /** The shop's row in its place: a reason against both refuses neither. */
  stored?: T | undefined;
}

/** The rows of a list in code. */
export const toRows = <T>(file: string, values: readonly T[]): Row<T>[] =>
  values.map((value, index) => ({ file, line: index + 1, rows: 1, isListed: true, value }));

/** A row that cannot be imported, and why. */
export interface BadRow {
  file: string;
  line: number;
  /** The row's own name; empty when it has none. */
  name: string;
  reasons: readonly Reason[];
  rows: number;
  /** The row is of a list in code. */
  isListed?: boolean | undefined;
}

/** A row that is refused for what the shop or another row has. */
export interface RefusedRow extends BadRow {
  of: Row<unknown>;
}

/** Rows by part; all parts, or those named. */
export type ImportDocument<Name extends PartName = PartName> = { [Part in Name]: Row<Parts[Part]>[] };

export const emptyDocument = (): ImportDocument => ({
  products: [],
  reviews: [],
  collections: [],
  promotions: [],
  giftCards: [],
  shippingRates: [],
  taxRates: [],
  sites: [],
  pages: [],
  notifications: [],
  campaigns: [],
  campaignPages: [],
  upsellOffers: [],
});
