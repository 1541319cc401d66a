import type { SelectedShipping, ShippingOption } from "../../types.ts";
import { toMinor } from "../money.ts";

type Chosen = Pick<SelectedShipping, "service" | "type" | "identifier">;

/** The option with the same service, type and identifier, or undefined. */
export const matchOption = (
  options: readonly ShippingOption[],
  chosen: Chosen | null | undefined,
): ShippingOption | undefined =>
  chosen
    ? options.find(
        (option) =>
          option.service === chosen.service &&
          option.type === chosen.type &&
          option.identifier === chosen.identifier,
      )
    : undefined;

/**
 * The option to select: the one chosen before when it is still offered, else the first; the express wallet
 * prefers standard.
 */
export const chooseOption = (
  options: readonly ShippingOption[],
  { chosen, express = false }: { chosen?: Chosen | null; express?: boolean } = {},
): ShippingOption | undefined =>
  matchOption(options, chosen) ??
  (express ? options.find((option) => option.type === "standard") : undefined) ??
  options[0];

/** True when the chosen rate is still offered at the price the shopper saw; if not: shippingDoesNotMatch. */
export function shippingMatches(
  options: readonly ShippingOption[],
  chosen: Chosen & { amount?: number },
): boolean {
  const option = matchOption(options, chosen);
  return (
    option !== undefined && (chosen.amount === undefined || toMinor(option.amount) === toMinor(chosen.amount))
  );
}
