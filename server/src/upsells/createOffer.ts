import { randomUUID } from "node:crypto";
import {
  canCalculateTaxes,
  isInStock,
  offeredPrice,
  offerInvoice,
  offerLine,
  taxLines,
} from "@velours/sdk/rules";
import { presentProduct } from "@velours/sdk/shop";
import type {
  Address,
  CartLine,
  Currency,
  Invoice,
  Language,
  UpsellOffer,
  Upsells,
} from "@velours/sdk/types";
import { readRecords } from "../catalogue/readRecords.ts";
import type { Context } from "../context.ts";
import { sandboxOffer } from "./sandboxOffer.ts";
import { readUpsellOffers } from "./store.ts";

export interface OfferQuestion {
  /** What was bought. */
  lines: readonly CartLine[];
  email: string;
  /** Where the parcel goes. */
  address: Address;
  currency: Currency;
  language: Language;
  transactionId: string;
  /** The second tokenisation of the checkout; one of them is there (CA-30). */
  nonce: string | null;
  token: string | null;
}

/** What is offered to the buyer of these lines, or null: the first of the site's offers that fits. */
export async function createOffer(context: Context, question: OfferQuestion): Promise<Upsells | null> {
  const { store, site, config, now } = context;
  const offers = await readUpsellOffers(store.db, site);
  if (offers.length === 0) return null;
  const bought = new Set(question.lines.map(({ product }) => product.id));
  const sandbox = config.paymentProvider === "sandbox" ? sandboxOffer(question.email, offers) : undefined;
  const offer =
    sandbox ?? offers.find(({ trigger_product_ids }) => trigger_product_ids.some((id) => bought.has(id)));
  if (offer === undefined) return null;

  const lines = await linesOf(context, question, offer, bought);
  if (lines.length === 0 || (offer.type === "bundle" && lines.length < offer.product_ids.length)) return null;
  const alone = await Promise.all(lines.map((line) => invoiceOf(context, [line], question)));
  const { transactionId, nonce, token } = question;
  return {
    type: offer.type,
    products: lines.map((line, position) => ({
      id: line.product.id,
      title: line.product.title,
      type: line.product.type,
      images: line.product.images,
      _variant: {
        id: line.variant.id,
        image_id: line.variant.image_id ?? null,
        option1: line.variant.option1,
      },
      _quantity: 1,
      _price: line.price,
      _compare_at_price: line.variant.compare_at_price ?? null,
      invoice: offer.type === "single" ? (alone[position] as Invoice) : null,
    })),
    expires: new Date(now.getTime() + offer.minutes * 60_000).toISOString(),
    task_id: randomUUID(),
    transaction_id: transactionId,
    token,
    nonce: token === null ? nonce : null,
    invoice: offer.type === "single" ? (alone[0] as Invoice) : await invoiceOf(context, lines, question),
  };
}

/** One unit of each product that is sold here, in stock, priced in this currency and not bought already. */
async function linesOf(
  { store, site, now }: Context,
  { currency, language }: OfferQuestion,
  { product_ids, percent }: UpsellOffer,
  bought: ReadonlySet<number>,
): Promise<CartLine[]> {
  const records = await readRecords(store.db, { ids: product_ids });
  return product_ids.flatMap((id) => {
    const record = records.find((one) => one.id === id);
    if (record === undefined || !record.enabled || bought.has(id)) return [];
    const product = presentProduct(record, { currency, language });
    if (!(product.sources ?? []).some((source) => source === site)) return [];
    const variant = product.variants.find(
      ({ id: variantId, prices, option1 }) =>
        option1 !== null && prices[currency] !== undefined && isInStock(product, variantId),
    );
    if (variant === undefined) return [];
    const price = offeredPrice(product, variant, { currency, percent });
    return [offerLine({ product, variant, price, currency, now: now.getTime() })];
  });
}

async function invoiceOf(
  { taxes }: Context,
  lines: readonly CartLine[],
  { address, currency }: OfferQuestion,
): Promise<Invoice> {
  const { country, state, zipcode } = address;
  const tax = canCalculateTaxes(lines, "physical", address)
    ? await taxes.calculate({
        address: { country: country ?? "", state: state ?? "", zipcode },
        currency,
        shipping: 0,
        duties: 0,
        lines: taxLines(lines, 0),
      })
    : null;
  return offerInvoice(lines, currency, tax);
}
