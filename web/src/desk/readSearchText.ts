/** A text of an address, undefined when it is none or too long; the router reads one of digits as a number. */
export function readSearchText(value: unknown, longest: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" && text.length <= longest ? text.trim() : undefined;
}
