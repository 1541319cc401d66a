import { type ErrorResponse, refuse } from "../contract.ts";

/** A place in a list, by the values that the list is ordered by; `list` tells lists of other orders apart. */
export interface Place {
  list: string;
  values: readonly (string | number)[];
}

/** A place as callers send it back. */
export const encodeCursor = ({ list, values }: Place): string =>
  Buffer.from(JSON.stringify([list, ...values])).toString("base64url");

/** The values of a cursor of this list; undefined for any other text. */
export function decodeCursor(
  cursor: string,
  list: string,
  count: number,
): readonly (string | number)[] | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(parsed) || parsed.length !== count + 1 || parsed[0] !== list) return undefined;
    const values = parsed.slice(1);
    return values.every((value) => typeof value === "string" || Number.isSafeInteger(value))
      ? values
      : undefined;
  } catch {
    return undefined;
  }
}

/** Values of a place, and how each is told from what another list has there. */
const kinds = {
  number: (value: unknown) => typeof value === "number",
  text: (value: unknown) => typeof value === "string",
  /** Microseconds since 1970, or before it. */
  micros: (value: unknown) => typeof value === "string" && /^-?\d{1,18}$/.test(value),
  amount: (value: unknown) => typeof value === "string" && /^-?\d{1,12}(\.\d{1,4})?$/.test(value),
} satisfies Record<string, (value: unknown) => boolean>;

export type PlaceKind = keyof typeof kinds;

/** The place that a cursor of this list names, with values of these kinds; undefined for any other text. */
export function decodePlace(
  cursor: string,
  list: string,
  expected: readonly PlaceKind[],
): Place["values"] | undefined {
  const values = decodeCursor(cursor, list, expected.length);
  return values?.every((value, nth) => kinds[expected[nth]!](value)) ? values : undefined;
}

const text = "This cursor is not of this list";

/** Refuses a cursor that is not of the list it was sent to. */
export const refuseCursor = (): ErrorResponse<"validationError"> =>
  refuse("validationError", { cursor: text }, { values: { text } });
