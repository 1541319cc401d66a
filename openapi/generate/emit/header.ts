export const HEADER = "// Generated from openapi/ by `npm run generate`. Do not edit.\n";

/** JSON as source text, with property names as TypeScript would write them. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return entries.length === 0
    ? "{}"
    : `{ ${entries.map(([key, entry]) => `${name(key)}: ${literal(entry)}`).join(", ")} }`;
}

export const name = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
