import type {
  Address,
  CardDetails,
  CartLine,
  Checkout,
  Invoice,
  Language,
  Order,
  OrderProduct,
  ShippingOption,
  Site,
} from "../../types.ts";
import { spellRegion } from "../addresses/spellRegion.ts";
import { isPreorder } from "../cart/isPreorder.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";
import { cancellableUntil } from "../orders/cancellableUntil.ts";
import { chargeLines, type LineCharges } from "../orders/chargeLines.ts";
import { isParcelLine } from "../orders/isParcelLine.ts";
import { formatOrderNumber } from "../orders/orderNumber.ts";
import type { JudgedPromotion } from "../promotions/judgePromotion.ts";
import { giftCardUnits } from "./giftCardUnits.ts";
import type { PricedCart } from "./priceCart.ts";
import { returnDays } from "./returnDays.ts";

export interface OrderParts {
  id: string;
  number: number;
  site: Pick<Site, "code" | "limits" | "orderPrefix">;
  language: Language;
  now: Date;
  cart: PricedCart;
  invoice: Invoice;
  /** Discount of each of the cart's lines, by the promotion. */
  discounts: readonly number[];
  promotion: JudgedPromotion | null;
  option: ShippingOption | null;
  transactionId: string;
  /** The buyer. */
  user: Pick<Checkout["user"], "email" | "address">;
  /** As it is shown. */
  payment: { method: string; cardDetails?: CardDetails | null };
}

/** The order as it is answered, kept and shown again. */
export function createOrder(parts: OrderParts): Order {
  const { id, number, site, language, now, cart, invoice, promotion, option, transactionId, user, payment } =
    parts;
  const created_at = now.toISOString();
  const { billing, shipping } = user.address ?? {};
  const charges = chargeLines(cart.lines, parts.discounts, invoice);
  const products = cart.requestedLines
    .filter(({ line }) => line !== undefined)
    .map(({ line, record }, place) =>
      orderedProduct(line as CartLine, record, charges[place] as LineCharges, id),
    );
  return {
    id,
    number: formatOrderNumber(number, site),
    site: site.code as Order["site"],
    language,
    created_at,
    products,
    invoice,
    promotion: promotion && storedPromotion(promotion),
    shipping: option,
    transaction: { id: transactionId, transaction_id: transactionId },
    paymentMethod: payment.method,
    cardDetails: payment.cardDetails ?? null,
    user: { email: user.email },
    address: {
      billing: billing ? spellRegion(billing as Address) : null,
      shipping: shipping && (products.some(isParcelLine) || option !== null) ? spellRegion(shipping) : null,
    },
    credits: null,
    upsells: null,
    cancellable_until: cancellableUntil({ created_at, products }, site.limits.cancellationMinutes),
    returnDays: returnDays(site.limits),
  };
}

/** The promotion with what its rule looked at: it may have changed when the order is read again. */
function storedPromotion({ promotion, facts }: JudgedPromotion): NonNullable<Order["promotion"]> {
  const { name, description, type } = promotion;
  const { eligible, percent, tier } = facts;
  return { name, description: description ?? null, type, eligible, percent, tier };
}

/** Where a bought e-book is: the shop's own file with the order that gives the right to it. */
const toDownloadUrl = (url: string | undefined, orderId: string): string | undefined =>
  url?.startsWith("/") ? `${url}?order=${orderId}` : url;

/**
 * A line as orders keep it. The record is its product's: what a line carries was made to be shown before the purchase
 * and leaves out where an e-book is.
 */
export function orderedProduct(
  line: CartLine,
  record: ProductRecord | undefined,
  charges: LineCharges,
  orderId: string,
): OrderProduct {
  const { product, variant, medium } = line;
  const downloadUrl =
    medium === "digital" ? toDownloadUrl(record?.document.meta.download_url, orderId) : undefined;
  const deliveries = giftCardUnits([line]).map(({ delivery }) => delivery);
  return {
    id: product.id,
    title: product.title,
    type: product.type,
    images: product.images,
    _target: line.target ?? null,
    _variant: { id: variant.id, image_id: variant.image_id ?? null, option1: variant.option1 },
    _quantity: line.quantity,
    _price: line.free ? 0 : line.price,
    _free: line.free,
    ...charges,
    _medium: medium,
    _preorder: isPreorder(line),
    ...(deliveries.length > 0 ? { _deliveries: deliveries } : {}),
    meta: downloadUrl === undefined ? product.meta : { ...product.meta, download_url: downloadUrl },
  };
}
