import { isInStock } from "../rules/cart/isAvailable.ts";
import { isGiftCard } from "../rules/cart/productTypes.ts";
import { isSoldBy } from "../rules/catalogue/isSoldBy.ts";
import { presentProduct } from "../rules/catalogue/presentProduct.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { isForSale } from "../rules/catalogue/shownVariants.ts";
import { hasPriceIn } from "../rules/prices.ts";
import { type TaxRequest, toTaxRequest } from "../rules/taxes.ts";
import { offeredPrice, offerInvoice, offerLine } from "../rules/upsells/offerLine.ts";
import type {
  Address,
  CartLine,
  Currency,
  Invoice,
  Language,
  Taxes,
  UpsellOffer,
  Upsells,
} from "../types.ts";

export interface OfferRequest {
  /** Of the offer to be. */
  taskId: string;
  /** Of the site that sells. */
  source: string;
  /** The lines that were bought. */
  lines: readonly CartLine[];
  /** Where the parcel goes. */
  address: Address;
  currency: Currency;
  language: Language;
  transactionId: string;
  /** The second tokenisation of the checkout; one of them is there. */
  nonce: string | null;
  token: string | null;
  now: Date;
}

/** Loads what the rules cannot know. */
export interface OfferSources {
  records(ids: readonly number[]): ProductRecord[] | Promise<ProductRecord[]>;
  taxes(question: TaxRequest): Taxes | Promise<Taxes>;
}

/** The first of a site's offers that fits what was bought; undefined for none. */
export const offerFor = (
  offers: readonly UpsellOffer[],
  lines: readonly CartLine[],
): UpsellOffer | undefined =>
  offers.find(({ trigger_product_ids }) =>
    lines.some(({ product }) => trigger_product_ids.includes(product.id)),
  );

/** Prices an offer for the buyer of these lines; null when too few of its products are available. */
export async function priceOffer(
  sources: OfferSources,
  offer: UpsellOffer,
  question: OfferRequest,
): Promise<Upsells | null> {
  const lines = buildOfferLines(await sources.records(offer.product_ids), offer, question);
  if (lines.length === 0 || (offer.type === "bundle" && lines.length < offer.product_ids.length)) return null;
  const isSingle = offer.type === "single";
  const [whole, ...alone] = await Promise.all([
    priceOfferLines(sources, isSingle ? lines.slice(0, 1) : lines, question),
    ...(isSingle ? lines.map((line) => priceOfferLines(sources, [line], question)) : []),
  ]);
  const { taskId, transactionId, nonce, token, now } = question;
  return {
    type: offer.type,
    products: lines.map(({ product, variant, price }, position) => ({
      id: product.id,
      title: product.title,
      type: product.type,
      images: product.images,
      _variant: { id: variant.id, image_id: variant.image_id ?? null, option1: variant.option1 },
      _quantity: 1,
      _price: price,
      _compare_at_price: variant.compare_at_price ?? null,
      invoice: alone[position] ?? null,
    })),
    expires: new Date(now.getTime() + offer.minutes * 60_000).toISOString(),
    task_id: taskId,
    transaction_id: transactionId,
    token,
    nonce: token === null ? nonce : null,
    invoice: whole,
  };
}

/**
 * Single units of the products that are sold here, in stock, priced in this currency, not bought already and
 * no gift card.
 */
function buildOfferLines(
  records: readonly ProductRecord[],
  { product_ids, percent }: UpsellOffer,
  { source, lines, currency, language, now }: OfferRequest,
): CartLine[] {
  return product_ids.flatMap((id) => {
    const record = records.find((record) => record.id === id);
    if (!record?.enabled || lines.some(({ product }) => product.id === id)) return [];
    const product = presentProduct(record, { currency, language });
    // A gift card needs somebody it is for, and one at an offered price is worth more than it costs.
    if (isGiftCard({ product })) return [];
    if (!isSoldBy(product, source)) return [];
    const variant = product.variants.find(
      (variant) => isForSale(variant) && hasPriceIn(variant, currency) && isInStock(product, variant.id),
    );
    if (variant === undefined) return [];
    const price = offeredPrice(product, variant, { currency, percent });
    return [offerLine({ product, variant, price, currency, now: now.getTime() })];
  });
}

async function priceOfferLines(
  { taxes }: OfferSources,
  lines: readonly CartLine[],
  { address, currency }: OfferRequest,
): Promise<Invoice> {
  const request = toTaxRequest(lines, address, { currency });
  return offerInvoice(lines, currency, request && (await taxes(request)));
}
