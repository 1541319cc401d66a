/** Values that a list is ordered by, of one of its rows. */
export type Place = readonly (string | number)[];

/** A place as callers send it back; `list` tells lists of other orders apart. */
export function encodeCursor(list: string, place: Place): string {
  const bytes = new TextEncoder().encode(JSON.stringify([list, ...place]));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** List and place of a cursor of the mock; undefined for any other text. */
export function decodeCursor(cursor: string): [list: string, ...Place] | undefined {
  try {
    const text = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const isPlace = Array.isArray(parsed) && parsed.every((value) => /^(string|number)$/.test(typeof value));
    return isPlace && typeof parsed[0] === "string" ? (parsed as [string, ...Place]) : undefined;
  } catch {
    return undefined;
  }
}
