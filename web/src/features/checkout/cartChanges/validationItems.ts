import type { CartLine, CartValidationError, Product } from "@velours/sdk/types";
import { cartLineItems } from "../../cart/lineItems.ts";

/** A line of the cart validation modal. Texts of the server come in English. */
export interface ValidationItem {
  key: string;
  /** Title of the line; null when it is no longer in the cart. */
  title: string | null;
  /** Options of the line's variant; null without options. */
  options: string | null;
  image: string | null;
  messages: ValidationMessage[];
}

export type ValidationMessage =
  | {
      kind:
        | "unavailable"
        | "variant"
        | "inventory"
        | "toPreorder"
        | "toInstock"
        | "bundles"
        | "type"
        | "freeGift";
    }
  /** Unit price in the cart's currency, before and now. */
  | { kind: "prices"; old: number; new: number }
  /** Units that there are, fewer than the line had. */
  | { kind: "quantity"; units: number }
  /** The server's own words (add-on, gift, warranty). */
  | { kind: "server"; message: string; values?: object }
  | { kind: "promotion"; promotion: string; message: string; values?: object };

type Validation = NonNullable<CartValidationError["products"]>["value"]["validation"];
type Category = keyof Validation;
type Result = NonNullable<Validation[Category]>["results"][number];

/**
 * Items of the validation modal: a single item for each line, with all that was found about it, then the
 * promotion. A line that is not in the cart shows its message alone.
 */
export function validationItems(
  error: CartValidationError,
  lines: readonly CartLine[],
  promotion: { name: string } | null,
): ValidationItem[] {
  const items = new Map<number, ValidationItem>();
  for (const [category, found] of Object.entries(error.products?.value.validation ?? {})) {
    for (const result of found?.results ?? []) {
      const item = items.get(result.variantId) ?? lineItem(result.variantId, lines);
      item.messages.push(messageFor(category as Category, result));
      items.set(result.variantId, item);
    }
  }
  return [...items.values(), ...promotionItems(error, promotion)];
}

function lineItem(variantId: number, lines: readonly CartLine[]): ValidationItem {
  const line = cartLineItems(lines)[lines.findIndex((line) => line.variant.id === variantId)];
  return {
    key: String(variantId),
    title: line?.title ?? null,
    options: line?.options ?? null,
    image: line?.image?.src ?? null,
    messages: [],
  };
}

function messageFor(category: Category, result: Result): ValidationMessage {
  if (result.price) return { kind: "prices", old: result.price.old, new: result.price.new };
  if (result.quantity) return { kind: "quantity", units: result.quantity.new };
  if (result.status) return { kind: result.status.new === "preorder" ? "toPreorder" : "toInstock" };
  switch (category) {
    case "unavailable":
    case "variant":
    case "inventory":
    case "bundles":
    case "type":
      return { kind: category };
    default:
      return { kind: "server", message: result.message, ...(result.values && { values: result.values }) };
  }
}

function promotionItems(error: CartValidationError, promotion: { name: string } | null): ValidationItem[] {
  if (!error.promotion) return [];
  const { errors } = error.promotion.value;
  if (errors.reference === "freeProductDoesNotMatch") {
    const gift: Product | undefined = errors.value;
    return [
      {
        key: "promotion",
        title: gift?.title ?? null,
        options: null,
        image: gift?.images?.[0]?.src ?? null,
        messages: [{ kind: "freeGift" }],
      },
    ];
  }
  const name = promotion?.name ?? "";
  return [
    {
      key: "promotion",
      title: null,
      options: null,
      image: null,
      messages: [
        {
          kind: "promotion",
          promotion: name,
          message: errors.message,
          ...("values" in errors && { values: errors.values }),
        },
      ],
    },
  ];
}
