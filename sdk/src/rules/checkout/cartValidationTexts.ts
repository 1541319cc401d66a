/** Texts of cart validation; addon, free and warranty carry the server's own message. */
export type CartValidationText =
  | "unavailable"
  | "variant"
  | "inventory"
  | "toPreorder"
  | "toInstock"
  | "bundles"
  | "type"
  | "freeProductDoesNotMatch";

/** Its texts. */
export const CART_VALIDATION_TEXTS: Readonly<Record<CartValidationText, { en: string; fr: string }>> = {
  unavailable: { en: "Currently Unavailable", fr: "Actuellement indisponible" },
  variant: { en: "Color unavailable", fr: "Couleur indisponible" },
  inventory: { en: "This item is out of stock", fr: "Cet article est en rupture de stock" },
  toPreorder: {
    en: "The inventory status has changed from in-stock to pre-order",
    fr: "L’article n’est plus en stock : il passe en précommande",
  },
  toInstock: {
    en: "The inventory status has changed from pre-order to in-stock",
    fr: "L’article n’est plus en précommande : il est en stock",
  },
  bundles: {
    en: "This bundle has missing or incorrect products",
    fr: "Des produits de ce lot manquent ou ne sont pas les bons",
  },
  type: { en: "This product type is incorrect", fr: "Ce type de produit est incorrect" },
  freeProductDoesNotMatch: {
    en: "Free gift has been replaced with this product",
    fr: "Le cadeau a été remplacé par ce produit",
  },
};

/** The text of a result: by its change of status, else by its category; null where the server's message shows. */
export function cartValidationText(
  category: string,
  status?: { old: string; new: string },
): { en: string; fr: string } | null {
  if (status?.old === "instock" && status.new === "preorder") return CART_VALIDATION_TEXTS.toPreorder;
  if (status?.old === "preorder" && status.new === "instock") return CART_VALIDATION_TEXTS.toInstock;
  return Object.hasOwn(CART_VALIDATION_TEXTS, category)
    ? CART_VALIDATION_TEXTS[category as CartValidationText]
    : null;
}
