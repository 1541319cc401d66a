import type { Invariant } from "../Invariant.ts";
import { cartShown } from "./cartShown.ts";
import { countShown } from "./countShown.ts";
import { focusKept } from "./focusKept.ts";
import { linesRemain } from "./linesRemain.ts";
import { noFaults } from "./noFaults.ts";
import { oneCurrency } from "./oneCurrency.ts";
import { pageThere } from "./pageThere.ts";
import { totalsAddUp } from "./totalsAddUp.ts";

export const INVARIANTS: readonly Invariant[] = [
  noFaults,
  pageThere,
  linesRemain,
  countShown,
  cartShown,
  oneCurrency,
  totalsAddUp,
  focusKept,
];
