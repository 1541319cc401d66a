import type { Product } from "../../types.ts";

type Typed = { product: Pick<Product, "type"> };

export const GIFT_CARD = "Gift Card";
export const WARRANTY = "Warranty";

export const isGiftCard = (line: Typed): boolean => line.product.type === GIFT_CARD;
export const isWarranty = (line: Typed): boolean => line.product.type === WARRANTY;
