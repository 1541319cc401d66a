import type { CartLine } from "../../types.ts";
import { fromMinor, toMinor } from "../money.ts";
import { isGiftCard } from "./productTypes.ts";

/** The price of the gift cards among these lines: money that is neither earned on nor counted for shipping yet. */
export const giftCardSubtotal = (
  lines: readonly (Pick<CartLine, "price" | "free"> & { product: Pick<CartLine["product"], "type"> })[],
): number =>
  fromMinor(
    lines.reduce((sum, line) => (line.free || !isGiftCard(line) ? sum : sum + toMinor(line.price)), 0),
  );
