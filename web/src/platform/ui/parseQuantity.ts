/** A typed number of units, at most `max`; null for what is no number of at least 1. */
export function parseQuantity(typed: string, max: number): number | null {
  const text = typed.trim();
  if (!/^\d+$/.test(text) || Number(text) < 1) return null;
  return Math.min(Number(text), max);
}
