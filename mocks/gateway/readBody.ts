import type { TokenizeRequest } from "./tokenize.ts";

const fieldNames = ["number", "cvv", "expirationDate", "postalCode"];

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length <= longest;

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The card fields of a request; undefined when they are none. */
export function readTokenize(text: string): TokenizeRequest | undefined {
  const { authorization, sequence = 1, fields } = readObject(text) ?? {};
  if (!isText(authorization, 500) || typeof fields !== "object" || fields === null) return undefined;
  if (!Number.isSafeInteger(sequence) || Number(sequence) < 1) return undefined;
  const cardFields = Object.entries(fields).filter(([name]) => fieldNames.includes(name));
  if (cardFields.some(([, value]) => !isText(value, 40))) return undefined;
  return { authorization, sequence: Number(sequence), fields: Object.fromEntries(cardFields) };
}

/** The nonce to be confirmed and the bank's code; undefined when there is none. */
export function readVerify(text: string): { nonce: string; code: string | undefined } | undefined {
  const { nonce, code } = readObject(text) ?? {};
  if (!isText(nonce, 100) || !(code === undefined || code === null || isText(code, 20))) return undefined;
  return { nonce, code: code ?? undefined };
}
