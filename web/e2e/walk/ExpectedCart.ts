/**
 * A line of the cart as the walk keeps it: gifts and product protection come and go by the shop's own rules.
 */
export interface ExpectedLine {
  product: number;
  variant: number;
  quantity: number;
}

/** Lines that the shopper put into the cart, over all tabs. */
export class ExpectedCart {
  #lines = new Map<number, ExpectedLine>();
  /** Variants the merchant took off sale meanwhile: the shop may take their lines out of the cart, and say so. */
  readonly withdrawn = new Set<number>();
  promotion: string | null = null;
  giftCard: string | null = null;

  get lines(): readonly ExpectedLine[] {
    return [...this.#lines.values()];
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  add({ product, variant, quantity }: ExpectedLine): void {
    const before = this.#lines.get(variant)?.quantity ?? 0;
    this.#lines.set(variant, { product, variant, quantity: before + quantity });
  }

  setQuantity(variant: number, quantity: number): void {
    const line = this.#lines.get(variant);
    if (line) this.#lines.set(variant, { ...line, quantity });
  }

  remove(variant: number): void {
    this.#lines.delete(variant);
  }

  clear(): void {
    this.#lines.clear();
    this.promotion = null;
    this.giftCard = null;
  }
}
