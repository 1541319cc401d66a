import type { Fix } from "../fix.ts";
import { round2 } from "../money.ts";
import { type AddOnLine, regularGoods } from "./validateAddOns.ts";

/** The regular goods that let add-on items be bought, for either of their refusals. */
export const addOnFix = (lines: readonly AddOnLine[], minimum: number): Extract<Fix, { do: "addGoods" }> => ({
  do: "addGoods",
  amount: round2(minimum - regularGoods(lines)),
  goods: { only: null, except: [], regular: true },
});
