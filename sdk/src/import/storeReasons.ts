import { createReason, type Reason } from "../reasons/Reason.ts";
import { isTime } from "../rules/isTime.ts";

/** Columns of 32 bits, whatever the contract allows; `usage_limit` of promotions, `quantity` of stock. */
const integers = new Set(["quantity", "popularity", "usage_limit", "zone"]);
const largestInteger = 2 ** 31 - 1;
/** Money is kept with ten digits before the point. */
const largestAmount = 10 ** 10;
/** Properties that pages fetch from or lead to. */
const addresses = /(^|_)(src|image|banner|poster|url|link|href)$/;
const allowedSchemes = new Set(["http:", "https:", "mailto:", "tel:"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before and inside a scheme.
const ignored = /[\u0000-\u0020]/g;

const times = /(^|_)at$/;
/** A field of the merchant's own may have such a name and any words. */
const timeForm = /^\d{4}-\d\d-\d\d([t ]\d\d:\d\d\S*)?$/i;

/** Why a row that matches the contract cannot be stored, or must not be shown; empty when nothing is wrong. */
export function storeReasons(value: unknown, path = ""): Reason[] {
  if (typeof value === "string") return textReasons(value, path);
  if (typeof value === "number") return numberReasons(value, path);
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => [
    ...textReasons(key, path || createReason("theRow")),
    ...storeReasons(part, isList ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`),
  ]);
}

const lastName = (path: string): string => /([^.[\]]*)(\[\d+\])*$/.exec(path)?.[1] ?? "";

function textReasons(text: string, path: string | Reason): Reason[] {
  if (text.includes("\0") || /\p{Surrogate}/u.test(text)) return [createReason("badCharacter", { path })];
  const name = typeof path === "string" ? lastName(path) : "";
  if (times.test(name) && timeForm.test(text) && !isTime(text)) return [createReason("noDay", { path })];
  if (!addresses.test(name)) return [];
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text.replace(ignored, ""))?.[0].toLowerCase();
  if (scheme === undefined || allowedSchemes.has(scheme)) return [];
  return [createReason("noWebAddress", { path, scheme })];
}

function numberReasons(number: number, path: string): Reason[] {
  const name = lastName(path);
  if (integers.has(name) && Math.abs(number) > largestInteger)
    return [createReason("outOfLimit", { path, comparison: "<=", limit: largestInteger })];
  if (name === "amount_remaining" && number >= largestAmount)
    return [createReason("outOfLimit", { path, comparison: "<", limit: largestAmount })];
  return [];
}
