import type { RecordedCall } from "./RecordedCall.ts";

/** Tells the same call from another one, whatever the order of its query and of its body's fields. */
export function toKey(call: Pick<RecordedCall, "method" | "path" | "language" | "body">): string {
  // A query may have a question mark of its own.
  const [path = "", ...query] = call.path.split("?");
  const sorted = query.join("?").split("&").sort().join("&");
  return [
    call.method,
    path,
    sorted,
    call.language ?? "en",
    JSON.stringify(sortFields(call.body) ?? null),
  ].join(" ");
}

function sortFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sortFields(field)]));
}
