const GIFT_CARD_CODE = /^\d{1,4}-\d{4}-\d{4}-\d{4}$/;

/** Classifies a typed code, trimmed; its case is kept. An empty one is `empty`. */
export type ParsedCode = { kind: "giftCard" | "promotion"; code: string } | { kind: "empty" };

export function parseCode(text: string): ParsedCode {
  const code = text.trim();
  if (code === "") return { kind: "empty" };
  return { kind: GIFT_CARD_CODE.test(code) ? "giftCard" : "promotion", code };
}

/** Whether two codes name the same promotion: case does not matter. */
export const isSameCode = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
