import type { JudgedPromotion } from "@velours/sdk/rules";
import type {
  CartLine,
  CartType,
  GiftCard,
  Invoice,
  Product,
  Promotion,
  ShippingRate,
} from "@velours/sdk/types";
import type { AppliedCredits } from "./cashBack/spendableCredits.ts";
import type { PreparedOrder } from "./storedCart.ts";

/** An error of the catalogue, with its message in the page's language. */
export interface CartError {
  reference: string;
  message: string;
}

/** A promo code or gift card of the cart. */
export interface AppliedCode<Thing> {
  data: Thing | null;
  /** Why it does not count, or why there is none. */
  error: CartError | null;
  /** Why the code entered last was not taken; this one still counts. */
  refused: CartError | null;
}

/** Everything the cart knows. Lines, promotion, gift card and the credits flag are kept in local storage. */
export interface CartState {
  ready: boolean;
  visible: boolean;
  /** Products are being fetched again for their prices, or could not be; null when there is no need. */
  pricing: "underway" | "failed" | null;
  /** The stored cart is broken, or of a newer form than this page knows. */
  unreadable: "broken" | "newer" | null;
  type: CartType;
  products: { data: CartLine[]; error: CartError | null };
  warranty: { data: Product | null };
  promotion: AppliedCode<Promotion>;
  giftCard: AppliedCode<GiftCard>;
  credits: AppliedCredits & { error: CartError | null };
  /** The shopper's email address, once this page knows it: some promotions ask for one. Never stored. */
  email: string | null;
  /** The country of the address that this page's checkout ships to; null for the region's. Never stored. */
  shippingCountry: string | null;
  /** Country that products and promotion were fetched for. */
  country: string | null;
  /** The prepared order that the checkout is to pay. */
  prepared?: PreparedOrder | undefined;
  /** Of the gift that the checkout took away last, as `giftKey` has it. */
  refusedGift?: string | undefined;
  /** Of the country asked about last; without data they could not be had. */
  shippingRates: { data: ShippingRate[] | null; country: string | null };
  /** The promotion as it was judged for these lines; null without one, and until it is known. */
  judged: JudgedPromotion | null;
  estimate: Invoice | null;
  /** Amount that is missing for a promotion; the minimum-subtotal modal is open while it is a number. */
  minimumMissing: number | null;
}

export const emptyCart: CartState = {
  ready: false,
  visible: false,
  pricing: null,
  unreadable: null,
  type: null,
  products: { data: [], error: null },
  warranty: { data: null },
  promotion: { data: null, error: null, refused: null },
  giftCard: { data: null, error: null, refused: null },
  credits: { apply: false, error: null },
  email: null,
  shippingCountry: null,
  country: null,
  shippingRates: { data: null, country: null },
  judged: null,
  estimate: null,
  minimumMissing: null,
};
