import { type LineKey, lineKey } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";

/**
 * Names a gift with the promotion and the bought lines that earn it. Levels of stock hide how much is left, so the cart
 * does without a gift that the checkout took away until one of them changes.
 */
export const giftKey = (
  product: number,
  { promotion, lines }: { promotion: { name: string } | null; lines: readonly CartLine[] },
): string =>
  JSON.stringify([
    product,
    promotion?.name,
    lines.filter(({ free }) => !free).map((line): [LineKey, number] => [lineKey(line), line.quantity]),
  ]);
