/** English texts of cart validation that the storefront has words of its own for. */
export const CART_VALIDATION_TEXTS = {
  unavailable: "Currently Unavailable",
  variant: "Color unavailable",
  inventory: "This item is out of stock",
  bundles: "This bundle has missing or incorrect products",
  type: "This product type is incorrect",
  preorder: "The inventory status has changed from in-stock to pre-order",
  instock: "The inventory status has changed from pre-order to in-stock",
  gift: "Free gift has been replaced with this product",
} as const;
