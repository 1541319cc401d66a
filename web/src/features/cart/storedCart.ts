import type { CartLine, GiftCard, Promotion } from "@velours/sdk/types";
import type { AppliedCredits } from "./cashBack/spendableCredits.ts";

/** An order that a merchant prepared, as the cart remembers it. */
export interface PreparedOrder {
  /** Of its link; the checkout sends it. */
  token: string;
  /** Its variants: the cart forgets it when the last of them is gone. */
  variants: number[];
}

/** The shopper's choices. */
export interface CartContents {
  products: CartLine[];
  promotion: Promotion | null;
  giftCard: GiftCard | null;
  credits: AppliedCredits;
  /** Country that products and promotion were fetched for; null when that is unknown. */
  country: string | null;
  /** The prepared order that the checkout is to pay. */
  prepared?: PreparedOrder | undefined;
  /** Of the gift that the checkout took away last, as `giftKey` has it. */
  refusedGift?: string | undefined;
}

/** Contents as all tabs of a browser share them under `{site}_cart`. */
export interface StoredCart extends CartContents {
  version: number;
  /** Last change of each tab that is part of these contents. */
  changes: Record<string, { sequence: number; time: number }>;
  /** Set when contents of an older release are rewritten: earlier changes may be part of them already. */
  generation?: string;
  /** Lines this version cannot read. They are written back as they were. */
  unknownLines: unknown[];
}

/** Version 1 had neither version, changes nor country, and its lines had no currency. */
export const CART_VERSION = 2;

export const emptyStoredCart: StoredCart = {
  version: CART_VERSION,
  products: [],
  promotion: null,
  giftCard: null,
  credits: { apply: false },
  country: null,
  changes: {},
  unknownLines: [],
};

export type ParsedCart =
  /** `older`: written by a release that did not yet say which changes the contents hold. */
  | { cart: StoredCart; older: boolean }
  /** Broken, or, if newer, written by a version whose form is unknown here. */
  | { cart: null; newer: boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isLineShaped = (line: unknown): line is CartLine =>
  isObject(line) &&
  isObject(line.product) &&
  isObject(line.variant) &&
  typeof line.variant.id === "number" &&
  typeof line.quantity === "number";

/** Reads a stored cart of any version. Fields of a newer version stay on it. */
export function parseStoredCart(raw: string | null): ParsedCart {
  if (raw === null) return { cart: emptyStoredCart, older: false };
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return { cart: null, newer: false };
  }
  if (!isObject(stored) || !Array.isArray(stored.products))
    return { cart: null, newer: isObject(stored) && Number(stored.version) > CART_VERSION };
  const { products, promotion, giftCard, credits, country, changes, version } = stored;
  const cart: StoredCart = {
    ...stored,
    version: Math.max(Number(version) || 1, CART_VERSION),
    products: products.filter(isLineShaped),
    unknownLines: products.filter((line) => !isLineShaped(line)),
    promotion: isObject(promotion) ? (promotion as Promotion) : null,
    giftCard: isObject(giftCard) ? (giftCard as GiftCard) : null,
    credits: { ...(isObject(credits) && credits), apply: isObject(credits) && credits.apply === true },
    country: typeof country === "string" ? country : null,
    changes: isObject(changes) ? (changes as StoredCart["changes"]) : {},
  };
  return { cart, older: !isObject(changes) };
}

export const printStoredCart = ({ unknownLines, ...cart }: StoredCart): string =>
  JSON.stringify({ ...cart, products: [...cart.products, ...unknownLines] });
