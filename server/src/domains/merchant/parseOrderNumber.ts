/** `V-100023` or `100023` as the number on record; undefined for anything else. */
export function parseOrderNumber(text: string): number | undefined {
  const digits = /^(?:V-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
