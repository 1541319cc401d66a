/** The number of a draft as somebody typed it; undefined for anything else. */
export function parseDraftNumber(typed: string): number | undefined {
  const digits = /^#?(\d{1,15})$/.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
