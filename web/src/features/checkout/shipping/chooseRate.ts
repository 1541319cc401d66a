import { chooseOption } from "@velours/sdk/rules";
import type { ShippingOption } from "@velours/sdk/types";

/** Compares two options: carrier, tier, rate, price and words. */
const isSameOption = (first: ShippingOption | null, second: ShippingOption | null): boolean =>
  first === second ||
  (first !== null &&
    second !== null &&
    (["service", "type", "identifier", "amount", "original", "label"] as const).every(
      (key) => first[key] === second[key],
    ));

/** A change of the shipping option by a promotion, for the shopper to accept. */
export interface RateChange {
  from: ShippingOption;
  to: ShippingOption;
  /** The cause of the change: a promotion that came or went, or anything else. */
  cause: "added" | "removed" | "other";
  /** Name of the promotion that was added. */
  promotion: string | null;
}

interface Choice {
  /** The option chosen so far. */
  chosen: ShippingOption | null;
  /** Name of the promotion that held when it was chosen. */
  chosenWith: string | null;
  /** Name of the promotion that holds now. */
  promotion: string | null;
  /** On the shipping step the shopper sees the options; later a changed price has to be accepted. */
  onShippingStep: boolean;
}

/**
 * Applies a list of options to the choice: the option that is chosen now, or a change that the shopper has to
 * accept first. Until then the earlier choice stays.
 */
export function chooseRate(
  options: readonly ShippingOption[],
  { chosen, chosenWith, promotion, onShippingStep }: Choice,
): { rate: ShippingOption | null; change: RateChange | null } {
  const next = chooseOption(options, { chosen }) ?? null;
  if (isSameOption(chosen, next)) return { rate: chosen, change: null };
  const differs = chosen && next && (chosen.type !== next.type || chosen.amount !== next.amount);
  if (onShippingStep || !differs) return { rate: next, change: null };
  const cause = promotion === chosenWith ? "other" : promotion ? "added" : "removed";
  return { rate: chosen, change: { from: chosen, to: next, cause, promotion } };
}
