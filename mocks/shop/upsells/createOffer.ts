import { randomUUID } from "node:crypto";
import {
  canCalculateTaxes,
  isInStock,
  offeredPrice,
  offerInvoice,
  offerLine,
  taxLines,
} from "@velours/sdk/rules";
import { presentProduct, sandboxTaxes, tagsOf } from "@velours/sdk/shop";
import type { CartLine, Checkout, Invoice, UpsellOffer, Upsells } from "@velours/sdk/types";
import { demo } from "../demo.ts";
import type { Context } from "../Handler.ts";

const offerTags = ["no-savings", "upsell-short", "upsell-fail", "upsell-expired", "close-fail"];

/** What a buyer's address asks the sandbox to offer (S6). */
function sandboxOffer(email: string, offers: readonly UpsellOffer[]): UpsellOffer | undefined {
  const tags = tagsOf(email);
  const asked = (["single", "bundle"] as const).find((type) => tags.includes(`upsell-${type}`));
  const type = asked ?? (tags.some((tag) => offerTags.includes(tag)) ? "single" : undefined);
  const offer = offers.find((one) => one.type === type);
  const percent = tags.includes("no-savings") ? 0 : offer?.percent;
  const minutes = tags.includes("upsell-short") ? 10 / 60 : 5;
  return offer && { ...offer, percent: percent ?? 0, minutes };
}

/** What is offered after a purchase, or null: the first of the site's offers that fits, paid by the second nonce (CA-30). */
export function createOffer(
  context: Context,
  checkout: Checkout,
  { lines: boughtLines, transactionId }: { lines: readonly CartLine[]; transactionId: string },
): Upsells | null {
  const { email, address } = checkout.user;
  const nonce = checkout.payment.upsells?.nonce;
  if (!nonce || !address?.shipping) return null;
  const offers = demo.upsellOffers.filter(({ site }) => site === context.site);
  const bought = new Set(boughtLines.map(({ product }) => product.id));
  const offer =
    sandboxOffer(email, offers) ??
    offers.find(({ trigger_product_ids }) => trigger_product_ids.some((id) => bought.has(id)));
  if (offer === undefined) return null;
  const { currency } = checkout.cart.invoice;
  const lines = linesOf(context, offer, { currency, bought });
  if (lines.length === 0 || (offer.type === "bundle" && lines.length < offer.product_ids.length)) return null;
  const invoiceOf = (some: readonly CartLine[]): Invoice => {
    const { country, state, zipcode } = address.shipping ?? {};
    const asked = {
      address: { country: country ?? "", state: state ?? "", zipcode },
      currency,
      shipping: 0,
      duties: 0,
    };
    const isTaxed = canCalculateTaxes(some, "physical", address.shipping);
    return offerInvoice(
      some,
      currency,
      isTaxed ? sandboxTaxes({ ...asked, lines: taxLines(some, 0) }) : null,
    );
  };
  const alone = lines.map((line) => invoiceOf([line]));
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
      invoice: offer.type === "single" ? (alone[position] ?? null) : null,
    })),
    expires: new Date(context.now.getTime() + offer.minutes * 60_000).toISOString(),
    task_id: randomUUID(),
    transaction_id: transactionId,
    token: null,
    nonce,
    invoice: (offer.type === "single" ? alone[0] : undefined) ?? invoiceOf(lines),
  };
}

/** One unit of each product that is sold here, in stock, priced in this currency and not bought already. */
function linesOf(
  { session, site, language, now }: Context,
  { product_ids, percent }: UpsellOffer,
  { currency, bought }: { currency: Invoice["currency"]; bought: ReadonlySet<number> },
): CartLine[] {
  const records = session.records({ ids: product_ids });
  return product_ids.flatMap((id) => {
    const record = records.find((one) => one.id === id);
    if (record === undefined || !record.enabled || bought.has(id)) return [];
    const product = presentProduct(record, { currency, language });
    if (!product.sources?.some((source) => source === site)) return [];
    const variant = product.variants.find(
      ({ id: variantId, prices, option1 }) =>
        option1 !== null && prices[currency] !== undefined && isInStock(product, variantId),
    );
    if (variant === undefined) return [];
    const price = offeredPrice(product, variant, { currency, percent });
    return [offerLine({ product, variant, price, currency, now: now.getTime() })];
  });
}
