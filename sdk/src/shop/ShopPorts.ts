import type { CatalogueIndex } from "../rules/catalogue/CatalogueIndex.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import type { ReviewPage } from "../rules/catalogue/selectReviews.ts";
import type { TaxRequest } from "../rules/checkout/quoteInvoice.ts";
import type { PromotionRecord } from "../rules/promotions/presentPromotion.ts";
import type { GiftCard, Language, Page, Review, ShippingRateRow, Site, Taxes } from "../types.ts";

type Awaitable<T> = T | Promise<T>;

/** The data of a shop that operations answer from, and the circumstances of a request. */
export interface ShopPorts {
  /** Code of the site that the request's host name asks for. */
  site: string;
  /** Code of the site whose currency counts where a request names none. */
  ownSite: string;
  /** From Accept-Language. */
  language: Language;
  now: Date;
  /** Test values make services fail. */
  sandbox: boolean;
  /** Accepts ZIP codes that do not exist. */
  testZips: boolean;
  sites: readonly Site[];
  catalogue: CatalogueIndex;
  /** The records of variants, by product id. */
  readRecords: (variants: readonly number[]) => Awaitable<readonly ProductRecord[]>;
  /** Ordered as by `selectReviews`. */
  readReviews: (query: ReviewPage) => Awaitable<Review[]>;
  readPromotion: (code: string) => Awaitable<PromotionRecord | undefined>;
  readGiftCard: (code: string) => Awaitable<GiftCard | undefined>;
  readPage: (handle: string) => Awaitable<Page | undefined>;
  readShippingRates: () => Awaitable<readonly ShippingRateRow[]>;
  calculateTaxes: (request: TaxRequest) => Awaitable<Taxes>;
}
