/**
 * A JSON value as a TypeScript literal, as a person would write it: names unquoted where they can be, short things on one
 * line. `used` is how much of the first line is taken.
 */
export function literal(value: unknown, indent = "", used = indent.length): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const parts = Array.isArray(value)
    ? value.map((entry) => literal(entry, deeper))
    : Object.entries(value).map(
        ([name, entry]) =>
          `${formatKey(name)}: ${literal(entry, deeper, deeper.length + formatKey(name).length + 2)}`,
      );
  if (parts.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = `${open}${parts.join(", ")}${close}`;
  if (line.length + used <= WIDTH && !line.includes("\n")) return line;
  return `${open.trim()}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close.trim()}`;
}

const WIDTH = 64;

const formatKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
