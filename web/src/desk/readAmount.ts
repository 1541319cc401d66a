/** An amount as it is typed, `48`, `48.5` or `48,50`, in the contract's form; null for nothing, undefined for something else. */
export function readAmount(
  text: string,
  { least = 0, most = Number.POSITIVE_INFINITY } = {},
): string | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const [, units, cents = ""] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (units === undefined) return undefined;
  const amount = `${Number(units)}.${cents.padEnd(2, "0")}`;
  return Number(amount) < least || Number(amount) > most ? undefined : amount;
}
