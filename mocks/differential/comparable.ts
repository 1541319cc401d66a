import type { Played } from "./SessionReplayer.ts";

/** Headers of the contract whose values both must agree on. */
const compared = [
  "cache-control",
  "content-type",
  "x-pagination-page",
  "x-pagination-pages-total",
  "x-pagination-items-per-page",
  "x-pagination-items-total",
  "x-products-vendors",
  "x-products-prices",
];
/** Headers that only have to be there. */
const present = ["x-join-nonce", "x-nosto-result-id", "x-session-validation", "retry-after", "etag"];

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;

/** Values that differ between two shops: session ids, an authenticator's secret and picture. */
const ownKeys = new Set(["revision", "secret", "image"]);

/** A payment is taken a moment after the order; the mock takes it at once. */
const takenSoon = new Set(["placed", "paid"]);

/** An answer without what two shops cannot have in common: random ids, times and order numbers. */
export function comparable({ status, headers, body }: Played) {
  return {
    status,
    headers: {
      ...Object.fromEntries(
        compared.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
      ),
      present: present.filter((name) => headers[name] !== undefined),
    },
    body: without(body),
  };
}

/** Two shops earn cash back some seconds apart. */
const daysAhead = (seconds: number) => `(in ${Math.round(seconds / 86_400 - Date.now() / 86_400_000)} days)`;

function without(value: unknown): unknown {
  if (typeof value === "string") {
    if (moment.test(value)) return "(time)";
    return /^(V-\d+|[A-Z]+-(CN-)?\d{4}-\d{6,})$/.test(value) ? "(number)" : value.replace(uuid, "(id)");
  }
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== "object" || value === null) return value;
  // A serial number of one store: a member's, also of the staff, a wishlist's, an item's.
  const isCounted =
    ["access", "items", "content_id"].some((key) => key in value) || ("kind" in value && "name" in value);
  const isOrder = "invoice" in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === "date_expired" && typeof part === "number"
        ? [key, daysAhead(part)]
        : part !== null && (ownKeys.has(key) || (key === "id" && isCounted))
          ? [key, `(${key})`]
          : isOrder && key === "status" && takenSoon.has(String(part))
            ? [key, "(placed or paid)"]
            : [key, without(part)],
    ),
  );
}
