import type { Page } from "playwright";

export interface StoredLine {
  product: number;
  variant: number;
  quantity: number;
  free: boolean;
  warranty: boolean;
}

export interface StoredCart {
  lines: StoredLine[];
  promotion: string | null;
  giftCard: string | null;
}

interface Kept {
  products?: KeptLine[];
  promotion?: { name: string } | null;
  giftCard?: { code: string } | null;
}

interface KeptLine {
  product: { id: number; type: string };
  variant: { id: number };
  quantity: number;
  free: boolean;
}

export const CART_KEY = "boutique_cart";

/** Reads the cart stored in this browser, which a reload brings back. */
export async function readStoredCart(page: Page): Promise<StoredCart> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  const kept = JSON.parse(text ?? "{}") as Kept;
  return {
    lines: (kept.products ?? []).map(({ product, variant, quantity, free }) => ({
      product: product.id,
      variant: variant.id,
      quantity,
      free,
      warranty: product.type === "Warranty",
    })),
    promotion: kept.promotion?.name ?? null,
    giftCard: kept.giftCard?.code ?? null,
  };
}

/** The lines the shopper put there: no gifts, no product protection. */
export const ownLines = (cart: StoredCart): StoredLine[] =>
  cart.lines.filter((line) => !line.free && !line.warranty);
