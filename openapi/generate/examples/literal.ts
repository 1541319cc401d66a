/**
 * A JSON value as a TypeScript literal, as a person would write it: names unquoted where they can be, short things on one
 * line. `used` is how much of the first line is taken.
 */
export function literal(value: unknown, indent = "", used = indent.length, width = 64): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const parts = Array.isArray(value)
    ? value.map((entry) => literal(entry, deeper, deeper.length, width))
    : Object.entries(value).flatMap(([key, entry]) => {
        if (entry === undefined) return [];
        const start = `${name(key)}: `;
        return start + literal(entry, deeper, deeper.length + start.length, width);
      });
  if (parts.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length + used <= width && !line.includes("\n")) return line;
  return `${open.trim()}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close.trim()}`;
}

/** The same on one line, for generated files. */
export const inline = (value: unknown): string => literal(value, "", 0, Number.POSITIVE_INFINITY);

export const name = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
