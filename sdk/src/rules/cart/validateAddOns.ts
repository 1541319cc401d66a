import type { CartLine } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import type { Refusal } from "../refusal.ts";
import { isWarranty } from "./productTypes.ts";

export type AddOnLine = Pick<CartLine, "free" | "medium" | "price"> & {
  product: Pick<CartLine["product"], "type" | "meta">;
};

const isAddOn = (line: AddOnLine): boolean => line.product.meta.addon_item === true;
const isRegular = (line: AddOnLine): boolean => !isAddOn(line) && !line.free;

/** Sum of the physical goods that are no add-on items. */
export const regularGoods = (lines: readonly AddOnLine[]): number =>
  sumAmounts(lines.filter((line) => isRegular(line) && line.medium === "physical").map((line) => line.price));

/**
 * Why add-on items may not be bought like this, or null. It blocks checkout. `minimum` is the regular goods that they need,
 * the site's `limits.addOnMinimum`.
 */
export function validateAddOns(
  lines: readonly AddOnLine[],
  minimum: number,
): Refusal<"addOnRequiresRegularItems" | "addOnDoesNotMeetMinimumRequirement"> | null {
  if (!lines.some((line) => isAddOn(line) && !line.free)) return null;
  if (!lines.some((line) => isRegular(line) && !isWarranty(line)))
    return { reference: "addOnRequiresRegularItems", value: null };
  return regularGoods(lines) < minimum
    ? { reference: "addOnDoesNotMeetMinimumRequirement", value: null, placeholders: { minimum } }
    : null;
}
