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

const text = "This cursor is not of this list";

/** Refuses a cursor that is not of the list it was sent to. */
export const refuseCursor = (): ErrorResponse<"validationError"> =>
  refuse("validationError", { cursor: text }, { values: { text } });
