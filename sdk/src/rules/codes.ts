const GIFT_CARD_CODE = /^\d{1,4}-\d{4}-\d{4}-\d{4}$/;

/** A code without the spaces around it, its accents as one character: keyboards and files write é in two ways. */
export const normalizeCode = (text: string): string => text.trim().normalize("NFC");

/** Classifies a typed code, normalized; its case is kept. An empty one is `empty`. */
export type ParsedCode = { kind: "giftCard" | "promotion"; code: string } | { kind: "empty" };

export function parseCode(text: string): ParsedCode {
  const code = normalizeCode(text);
  if (code === "") return { kind: "empty" };
  return { kind: GIFT_CARD_CODE.test(code) ? "giftCard" : "promotion", code };
}

/** Compares codes of promotions without letter case. */
export const isSameCode = (a: string, b: string): boolean =>
  normalizeCode(a).toLowerCase() === normalizeCode(b).toLowerCase();
