import { writeMessage } from "../../errors.ts";
import type {
  CartLine,
  CartPromotionError,
  CartValidationAction,
  CartValidationError,
  CartValidationResult,
  Currency,
  Product,
  Site,
  Variant,
} from "../../types.ts";
import { isPreorder } from "../cart/isPreorder.ts";
import type { IdentifiedLine } from "../cart/lineKey.ts";
import { isWarranty } from "../cart/productTypes.ts";
import { validateAddOns } from "../cart/validateAddOns.ts";
import { stockRegions } from "../catalogue/listingQuery.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";
import { isForSale } from "../catalogue/shownVariants.ts";
import { lineAmount, round2, toMinor } from "../money.ts";
import { unitPrice } from "../prices.ts";
import { freeVariant } from "../promotions/freeLines.ts";
import { type MatchedPromotion, usablePromotion } from "../promotions/matchPromotion.ts";
import { CART_VALIDATION_TEXTS } from "./cartValidationTexts.ts";
import type { PricedCart, RequestedLine } from "./priceCart.ts";

type Category =
  | "unavailable"
  | "variant"
  | "inventory"
  | "bundles"
  | "type"
  | "prices"
  | "addon"
  | "free"
  | "warranty";

interface Problem {
  category: Category;
  result: CartValidationResult;
  action?: CartValidationAction;
}

const texts = {
  ...CART_VALIDATION_TEXTS,
  prices: "The price has changed",
  free: writeMessage("cartValidationErrors", { of: "free" }).message,
  warranty: writeMessage("cartValidationErrors", { of: "warranty" }).message,
} as const;

export interface CartToCheck {
  cart: PricedCart;
  /** The promotion that was named, null for none. */
  promotion: MatchedPromotion | null;
  currency: Currency;
  site: { limits: Pick<Site["limits"], "addOnMinimum"> };
  /** The gift the cart earned; undefined without one, and for a product that the site does not sell. */
  gift: { product: Product; record: ProductRecord } | undefined;
  /** Ids of bundled products that cannot be sold. */
  missingParts: ReadonlySet<number>;
}

/** Changes since the shopper filled the cart, with the actions that apply them; null when there are none. */
export function findCartProblems(check: CartToCheck): CartValidationError | null {
  const problems = check.cart.requestedLines.flatMap((requested) => findLineProblem(requested, check) ?? []);
  const addOns = validateAddOns(check.cart.lines, check.site.limits.addOnMinimum);
  if (addOns !== null) problems.push(...addOnProblems(check.cart, addOns));
  const promotion = promotionProblem(check);
  if (problems.length === 0 && promotion === undefined) return null;

  const removed = problems.filter(({ action }) => action?.status === "remove");
  const left = check.cart.requestedLines.filter(
    ({ input, product }) =>
      product !== undefined &&
      !input.free &&
      !isWarranty({ product }) &&
      !removed.some(({ action }) => action?.item.variant.id === input.variant.id && !action.item.free),
  );
  const denied = addOns !== null || left.length === 0;
  return {
    status: denied ? "deny" : "modify",
    ...(problems.length === 0 ? {} : { products: productsPart(problems) }),
    ...(promotion === undefined ? {} : { promotion }),
  };
}

/** The first thing wrong with a line. */
function findLineProblem(requested: RequestedLine, check: CartToCheck): Problem | undefined {
  const { input, product, variant, line } = requested;
  if (product === undefined || variant === undefined) return remove(requested, "variant");
  // Another variant of the gift may be given instead.
  if (!isForSale(variant) && !input.free) return remove(requested, "variant");
  if (line === undefined) return remove(requested, "unavailable");
  if (isOtherType(input.product, product)) return remove(requested, "type");
  if (product.bundle_product_ids?.some((id) => check.missingParts.has(id)))
    return remove(requested, "bundles");
  const stock = line.free ? undefined : stockProblem(requested, check.cart);
  if (stock !== undefined) return stock;
  if (isOrphan(line, check.cart)) return remove(requested, "warranty");
  if (line.free) return freeProblem(requested, check);
  return priceProblem(requested, check.currency) ?? statusProblem(requested);
}

function remove(requested: RequestedLine, category: Category): Problem {
  return {
    category,
    result: { message: texts[category as keyof typeof texts], variantId: requested.input.variant.id },
    action: { status: "remove", item: toActionItem(requested.input) },
  };
}

const toActionItem = (line: IdentifiedLine): CartValidationAction["item"] => ({
  variant: { id: line.variant.id },
  free: line.free ?? false,
  target: line.target ?? null,
});

/** Clients may send more of a product than its id; a type that is another one now matters. */
function isOtherType(sent: unknown, product: Product): boolean {
  const type = (sent as { type?: unknown } | undefined)?.type;
  return typeof type === "string" && type !== product.type;
}

/** A protection whose target is missing or not in the cart, or a product that has a target. */
function isOrphan(line: CartLine, { lines }: PricedCart): boolean {
  if (!isWarranty(line)) return line.target !== null;
  return !lines.some((otherLine) => otherLine.variant.id === line.target && !isWarranty(otherLine));
}

/** More units than there are: what is left for this line after the bought ones before it, or the line goes. */
function stockProblem(requested: RequestedLine, cart: PricedCart): Problem | undefined {
  const { input, record, variant, line } = requested;
  if (record === undefined || variant === undefined || line === undefined) return undefined;
  const left =
    availableUnits(record, variant) - countBought(variant, cart.lines.slice(0, cart.lines.indexOf(line)));
  if (left >= line.quantity) return undefined;
  if (left < 1) return remove(requested, "inventory");
  return {
    category: "inventory",
    result: {
      message: `Only ${left} left`,
      variantId: input.variant.id,
      quantity: { old: line.quantity, new: left },
    },
    action: { status: "modify", item: { ...toActionItem(requested.input), quantity: left } },
  };
}

/** Units of a variant in these lines, without gifts. */
const countBought = ({ id }: Variant, lines: readonly CartLine[]): number =>
  lines.reduce(
    (units, { variant, quantity, free }) => units + (variant.id === id && !free ? quantity : 0),
    0,
  );

/** The most units that a region has of a variant; without end where they may be ordered ahead. */
function availableUnits({ stock }: Pick<ProductRecord, "stock">, variant: Variant): number {
  const rows = stock.filter((row) => row.variant_id === variant.id);
  if (variant.inventory_policy === "continue" && rows.length > 0) return Number.POSITIVE_INFINITY;
  return rows.reduce((most, { quantity, level }) => {
    const units = quantity ?? (level === "none" ? 0 : Number.POSITIVE_INFINITY);
    return units > most ? units : most;
  }, 0);
}

/** A free line that is no gift, is one too many, or whose gift cannot be given. Another gift is the promotion's problem. */
function freeProblem(requested: RequestedLine, check: CartToCheck): Problem | undefined {
  const earned = usablePromotion(check.promotion)?.gift ?? null;
  const first = check.cart.requestedLines.find(({ line }) => line?.free);
  if (earned === null || requested !== first) return remove(requested, "free");
  if (listGiftVariants(check).length > 0) return undefined;
  return remove(requested, requested.product?.id === earned ? "inventory" : "free");
}

/**
 * The gift's first variant of each region, of those with a unit left beside what the cart buys: a page gives the first one
 * of its own region, which the cart does not name.
 */
function listGiftVariants({ gift, cart }: CartToCheck): Variant[] {
  if (gift === undefined) return [];
  const { product, record } = gift;
  return [...new Set(record.stock.map(({ region }) => region))].flatMap((region) => {
    const isInRegion = (row: { region?: string }) => stockRegions(region).includes(row.region ?? "");
    const stock = record.stock.filter(isInRegion);
    return (
      freeVariant(
        { variants: product.variants, inventories: product.inventories.filter(isInRegion) },
        (variant) => availableUnits({ stock }, variant) > countBought(variant, cart.lines),
      ) ?? []
    );
  });
}

/** True for a line of the gift that is no dearer than the variants that are given; one of an older page may be another. */
function isGiven({ product, variant }: CartLine, offered: readonly Variant[], check: CartToCheck): boolean {
  const { gift, cart, currency } = check;
  return (
    gift?.product.id === product.id &&
    isForSale(variant) &&
    offered.some((each) => unitPrice(variant, currency) <= unitPrice(each, currency)) &&
    availableUnits(gift.record, variant) > countBought(variant, cart.lines)
  );
}

function priceProblem(requested: RequestedLine, currency: Currency): Problem | undefined {
  const { input, variant, line } = requested;
  if (input.price === undefined || line === undefined || variant === undefined) return undefined;
  if (toMinor(input.price) === toMinor(line.price)) return undefined;
  const now = unitPrice(variant, currency);
  const { id, price, prices, compare_at_price, compare_at_prices } = variant;
  return {
    category: "prices",
    result: {
      message: texts.prices,
      variantId: id,
      price: { old: round2(input.price / line.quantity), new: now },
    },
    action: {
      status: "modify",
      item: {
        ...toActionItem(requested.input),
        variant: { id, price, prices, compare_at_price, compare_at_prices },
        price: lineAmount(now, line.quantity),
      },
    },
  };
}

function statusProblem(requested: RequestedLine): Problem | undefined {
  const { input, product, variant, line } = requested;
  if (input.preorder === undefined || !product || !variant || !line) return undefined;
  const preorder = isPreorder(line);
  if (preorder === input.preorder) return undefined;
  return {
    category: "inventory",
    result: {
      message: preorder ? texts.preorder : texts.instock,
      variantId: variant.id,
      status: preorder ? { old: "instock", new: "preorder" } : { old: "preorder", new: "instock" },
    },
    action: {
      status: "modify",
      item: {
        ...toActionItem(requested.input),
        variant: { id: variant.id, inventory_policy: variant.inventory_policy },
        product: { id: product.id, inventories: product.inventories },
      },
    },
  };
}

function addOnProblems(
  { lines }: PricedCart,
  { reference, placeholders }: NonNullable<ReturnType<typeof validateAddOns>>,
): Problem[] {
  const words = writeMessage(reference, { values: placeholders });
  return lines
    .filter((line) => line.product.meta.addon_item === true && !line.free)
    .map((line) => ({ category: "addon", result: { ...words, variantId: line.variant.id } }));
}

function productsPart(problems: readonly Problem[]): NonNullable<CartValidationError["products"]> {
  const validation: Partial<Record<Category, { results: CartValidationResult[] }>> = {};
  for (const { category, result } of problems) {
    validation[category] ??= { results: [] };
    validation[category].results.push(result);
  }
  return {
    message: problems[0]?.result.message ?? "",
    value: { validation, actions: problems.flatMap(({ action }) => action ?? []) },
  };
}

function promotionProblem(check: CartToCheck): CartValidationError["promotion"] | undefined {
  const { cart, promotion, gift, currency } = check;
  const refusal = promotion?.refusal;
  if (refusal) {
    const words = writeMessage(refusal.reference, { values: refusal.placeholders, of: refusal.variant });
    // The refusal's value is that of its reference, which its type does not tell apart.
    const errors = {
      reference: refusal.reference,
      ...words,
      value: refusal.value ?? null,
    } as CartPromotionError;
    return { message: words.message, value: { errors, actions: [{ status: "remove" }] } };
  }
  const free = cart.lines.find((line) => line.free);
  const offered = listGiftVariants(check);
  const [variant] = offered;
  if (!gift || !free || !variant || isGiven(free, offered, check)) return undefined;
  return {
    message: texts.gift,
    value: {
      errors: { reference: "freeProductDoesNotMatch", message: texts.gift, value: gift.product },
      actions: [
        {
          status: "modify",
          item: {
            ...toActionItem(free),
            product: gift.product,
            replacement: variant,
            price: lineAmount(unitPrice(variant, currency), 1),
          },
        },
      ],
    },
  };
}
