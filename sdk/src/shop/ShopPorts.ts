import type { Basket, CartRequest } from "../checkout/basket.ts";
import type { BasketRecords, ValidatedCart } from "../checkout/validateBasket.ts";
import type { CatalogueIndex } from "../rules/catalogue/CatalogueIndex.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import type { ReviewPage } from "../rules/catalogue/selectReviews.ts";
import type { Quote, QuoteRequest } from "../rules/checkout/quoteInvoice.ts";
import type { PromotionRecord } from "../rules/promotions/presentPromotion.ts";
import type { TaxRequest } from "../rules/taxes.ts";
import type {
  Credits,
  Currency,
  GiftCard,
  Language,
  Page,
  Review,
  ShippingRateRow,
  Site,
  Taxes,
} from "../types.ts";

type Awaitable<T> = T | Promise<T>;

/** The data of a shop that operations answer from, and the circumstances of a request. */
export interface ShopPorts {
  /** Code of the site that the request's host name asks for. */
  site: string;
  /** Code of the site whose language and currency count where a request names none. */
  ownSite: string;
  /** From Accept-Language, else the default of the site. */
  language: Language;
  now: Date;
  /** Test values make services fail. */
  sandbox: boolean;
  /** Accepts ZIP codes that do not exist. */
  testZips: boolean;
  sites: readonly Site[];
  /** A site's settings as answers carry them. */
  presentSite: (code: string) => Site | undefined;
  catalogue: CatalogueIndex;
  /** The records of variants, by product id. */
  readRecords: (variants: readonly number[]) => Awaitable<readonly ProductRecord[]>;
  /** Ordered as by `selectReviews`. */
  readReviews: (query: ReviewPage) => Awaitable<Review[]>;
  readPromotion: (code: string) => Awaitable<PromotionRecord | undefined>;
  readGiftCard: (code: string) => Awaitable<GiftCard | undefined>;
  readPage: (handle: string) => Awaitable<Page | undefined>;
  /** The settings of the site of the request. */
  readSite: () => Awaitable<Site>;
  readShippingRates: () => Awaitable<readonly ShippingRateRow[]>;
  calculateTaxes: (request: TaxRequest) => Awaitable<Taxes>;
  /** Looks every line up again, and lists the differences from what the shopper saw. */
  loadCart: (request: CartRequest) => Awaitable<ValidatedCart>;
  loadBasket: (cart: Basket["cart"]) => Awaitable<BasketPorts>;
}

/** The data that a cart is priced by, read once. */
export interface BasketPorts extends Pick<ShopPorts, "loadCart"> {
  site: Site;
  readRecords: (basket: Basket, language: Language) => Awaitable<BasketRecords>;
  quote: (request: QuoteRequest) => Awaitable<Quote>;
}

/** A signed-in member's cash back. */
export interface CreditsPorts extends Pick<ShopPorts, "site"> {
  /** Their email address is proven. */
  isProven: boolean;
  readSite: (code: string) => Awaitable<Site | undefined>;
  readCredits: (site: Site, currency: Currency) => Awaitable<Omit<Credits, "others">>;
  /** In other currencies, without those of 0. */
  readOtherCredits: (site: Site, currency: Currency) => Awaitable<Credits["others"]>;
}
