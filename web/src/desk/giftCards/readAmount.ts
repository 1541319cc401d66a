import { decimalText } from "@velours/sdk/rules";

const least = 1;
const most = 1000;

/** The amount of a gift card as it was typed, in the contract's form; undefined for any that cannot be issued. */
export function readAmount(typed: string): string | undefined {
  const text = typed.trim().replace(",", ".");
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount < least || amount > most ? undefined : decimalText(amount);
}
