import {
  addLine,
  applyFreeLines,
  applyValidationActions,
  isLine,
  judgePromotion,
  type LineKey,
  lineKey,
  needsWarrantyRebuild,
  planFreeLines,
  protectLine,
  rebuildLines,
  rebuildWarrantyLines,
  removeLines,
  unprotectLine,
  updateLine,
  type ValidationAction,
} from "@velours/sdk/rules";
import type { CartLine, GiftCard, Product, Promotion, Region } from "@velours/sdk/types";
import type { AppliedCredits } from "./cashBack/spendableCredits.ts";
import { giftKey } from "./giftKey.ts";
import type { CartContents, PreparedOrder } from "./storedCart.ts";

/** Where and when prices are from. */
export interface Pricing {
  region: Pick<Region, "country" | "currency">;
  /** ms since 1970. */
  now: number;
}

/** A change of the cart as an action, not as a result, so that it also applies after another tab's change. */
export type CartAction =
  | { type: "addLine"; line: CartLine; country: string }
  /** Lines of a cart without scripts. Of a line that is in both, the larger quantity counts: adopted twice, they are there once. */
  | { type: "adoptLines"; lines: readonly CartLine[]; country: string }
  | { type: "setQuantity"; key: LineKey; quantity: number; now: number }
  | { type: "removeLine"; key: LineKey }
  | ({ type: "protectLine"; key: LineKey; product: Product } & Pricing)
  | { type: "unprotectLine"; key: LineKey }
  | { type: "setDelivery"; key: LineKey; quantity: number; delivery: CartLine["delivery"] }
  | { type: "setPromotion"; promotion: Promotion | null; country: string }
  /** With a name only that promotion. */
  | { type: "removePromotion"; name?: string }
  | { type: "setGiftCard"; giftCard: GiftCard | null }
  /** The card with this code as it is by now; null when it pays nothing any more. */
  | { type: "refreshGiftCard"; code: string; giftCard: GiftCard | null }
  | { type: "setCredits"; credits: AppliedCredits }
  /** Puts in the gift earned and takes out the others; `decidedFor`: name of the promotion that was stored then. */
  | ({
      type: "setFreeLines";
      decidedFor: string | null;
      promotion: Promotion | null;
      gift: Product | null;
    } & Pricing)
  /** Fresh products of the lines with the `requested` ids; a line without its product is removed. */
  | ({
      type: "reprice";
      requested: readonly number[];
      products: readonly Product[];
      /** The requested promotion's name, and its current state. */
      promotion: { name: string; found: Promotion | null } | null;
      maxAgeDays: number;
    } & Pricing)
  | ({ type: "rebuildWarranties"; product: Product } & Pricing)
  | { type: "applyValidation"; actions: readonly ValidationAction[]; currency: Region["currency"] }
  /** Bought lines go; lines that another tab added meanwhile stay. */
  | { type: "takeBought"; bought: readonly Bought[]; now: number }
  /** Lines of a prepared order, in place of the cart's or beside them: a line that is in both counts once, as in `adoptLines`. */
  | {
      type: "takePrepared";
      prepared: PreparedOrder;
      lines: readonly CartLine[];
      country: string;
      replaces: boolean;
    }
  /** The shop says that it cannot be paid any more. */
  | { type: "forgetPrepared" }
  | { type: "clear" };

export interface Bought {
  key: LineKey;
  quantity: number;
}

const isEmpty = ({ products, promotion, giftCard }: CartContents): boolean =>
  products.length === 0 && !promotion && !giftCard;

/** Things fetched for different countries are fetched again: it is not known which of them holds. */
const joinedCountry = (contents: CartContents, country: string): string | null =>
  isEmpty(contents) || contents.country === country ? country : null;

/** The cart after a change. */
export function reduceCart(contents: CartContents, action: CartAction): CartContents {
  const next = changeContents(contents, action);
  const { prepared, products } = next;
  // Another purchase must not pay it. A stored cart can have anything in its place.
  const isLeft = !prepared || products.some(({ variant }) => prepared.variants?.includes(variant.id));
  return isLeft ? next : { ...next, prepared: undefined };
}

function changeContents(contents: CartContents, action: CartAction): CartContents {
  const { products, promotion } = contents;
  const put = (next: CartLine[]): CartContents => ({ ...contents, products: next });
  switch (action.type) {
    case "addLine":
      return { ...put(addLine(products, action.line)), country: joinedCountry(contents, action.country) };
    case "adoptLines":
      return adoptLines(contents, action);
    case "takePrepared": {
      const before = action.replaces ? { ...contents, products: [], ...nothingApplied } : contents;
      return { ...adoptLines(before, action), prepared: action.prepared };
    }
    case "forgetPrepared":
      return { ...contents, prepared: undefined };
    case "setQuantity":
      return put(updateLine(products, action.key, action.quantity, action.now));
    case "removeLine":
      return put(removeLines(products, [action.key]));
    case "protectLine":
      return put(protectLine(products, action.key, priced(action)));
    case "unprotectLine":
      return put(unprotectLine(products, action.key));
    case "setDelivery":
      return put(
        products.map((line) =>
          isLine(line, action.key) && line.quantity === action.quantity && action.delivery !== undefined
            ? { ...line, delivery: action.delivery }
            : line,
        ),
      );
    case "setPromotion":
      return {
        ...contents,
        promotion: action.promotion,
        country: action.promotion ? joinedCountry(contents, action.country) : contents.country,
      };
    case "removePromotion":
      if (action.name !== undefined && promotion?.name !== action.name) return contents;
      // Its code may be entered again once the gift is in stock.
      return { ...contents, promotion: null, refusedGift: undefined };
    case "setGiftCard":
      return { ...contents, giftCard: action.giftCard };
    case "refreshGiftCard":
      return contents.giftCard?.code === action.code ? { ...contents, giftCard: action.giftCard } : contents;
    case "setCredits":
      return { ...contents, credits: action.credits };
    case "setFreeLines": {
      // Another tab changed the promotion meanwhile: the next decision is on its way.
      if ((promotion?.name ?? null) !== action.decidedFor) return contents;
      // Another tab may have changed the lines meanwhile.
      const now = { lines: products, currency: action.region.currency, terms: null };
      const plan = planFreeLines(products, action.promotion && judgePromotion(now, action.promotion));
      return put(
        applyFreeLines(products, plan, {
          product: action.gift,
          promotion: action.promotion,
          currency: action.region.currency,
          now: action.now,
        }),
      );
    }
    case "reprice":
      return reprice(contents, action);
    case "rebuildWarranties":
      return needsWarrantyRebuild(products) ? put(rebuildWarrantyLines(products, priced(action))) : contents;
    case "applyValidation": {
      const next = applyValidationActions(products, action.actions, action.currency);
      const gift = products.find(({ free }) => free)?.product.id;
      if (gift === undefined || next.some(({ free }) => free)) return put(next);
      return { ...put(next), refusedGift: giftKey(gift, { promotion, lines: products }) };
    }
    case "takeBought":
      return { ...contents, products: takeBought(products, action), ...nothingApplied };
    case "clear":
      return { ...contents, products: [], ...nothingApplied };
  }
}

const adoptLines = (
  contents: CartContents,
  { lines, country }: { lines: readonly CartLine[]; country: string },
): CartContents => lines.reduce((joined, line) => adoptLine(joined, line, country), contents);

function adoptLine(contents: CartContents, line: CartLine, country: string): CartContents {
  const key = lineKey(line);
  const present = contents.products.find((each) => isLine(each, key));
  if (!present) return reduceCart(contents, { type: "addLine", line, country });
  if (present.quantity >= line.quantity) return contents;
  return reduceCart(contents, {
    type: "setQuantity",
    key,
    quantity: line.quantity,
    now: line.date_updated,
  });
}

const nothingApplied = {
  promotion: null,
  giftCard: null,
  credits: { apply: false },
  prepared: undefined,
  refusedGift: undefined,
};

const priced = ({ product, region, now }: Pricing & { product: Product }) => ({
  product,
  currency: region.currency,
  now,
});

function reprice(contents: CartContents, action: Extract<CartAction, { type: "reprice" }>): CartContents {
  const { requested, products, promotion, region, now, maxAgeDays } = action;
  // Lines that another tab added meanwhile were not requested: they stay as they are and are requested next.
  const later = contents.products.filter((line) => !requested.includes(line.product.id));
  const fresh = rebuildLines(
    contents.products.filter((line) => !later.includes(line)),
    products,
    { currency: region.currency, now, maxAgeDays },
  );
  const byKey = [...fresh, ...later];
  const order = contents.products.map(lineKey);
  const next = order.flatMap((key) => byKey.filter((line) => isLine(line, key)));
  const samePromotion = (contents.promotion?.name ?? null) === (promotion?.name ?? null);
  return {
    ...contents,
    products: next,
    promotion: samePromotion ? (promotion?.found ?? null) : contents.promotion,
    country: samePromotion && later.length === 0 ? region.country : null,
  };
}

function takeBought(
  lines: readonly CartLine[],
  { bought, now }: Extract<CartAction, { type: "takeBought" }>,
): CartLine[] {
  const countUnits = (line: CartLine) =>
    bought.filter(({ key }) => isLine(line, key)).reduce((units, { quantity }) => units + quantity, 0);
  const gone = lines.filter((line) => countUnits(line) >= line.quantity).map(lineKey);
  // Where more than was bought is left, the rest stays.
  return lines.reduce<CartLine[]>(
    (left, line) => {
      const units = countUnits(line);
      return units > 0 && units < line.quantity
        ? updateLine(left, lineKey(line), line.quantity - units, now)
        : left;
    },
    removeLines(lines, gone),
  );
}
