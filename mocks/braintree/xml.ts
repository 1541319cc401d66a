const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A list of elements of one name; `kind` is how the gateway marks it. */
export interface List {
  kind: "array" | "collection";
  item: string;
  items: readonly unknown[];
  /** Elements beside the items. */
  more?: Record<string, unknown>;
}

const isList = (value: object): value is List => "items" in value && "item" in value;

/** An element as the gateway writes it: names with dashes, the type of what is no text as an attribute. */
function xml(name: string, value: unknown): string {
  const tag = dashed(name);
  if (value === null || value === undefined) return `<${tag} nil="true"/>`;
  if (typeof value === "boolean") return `<${tag} type="boolean">${value}</${tag}>`;
  if (typeof value === "number") return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value !== "object") return `<${tag}>${escaped(String(value))}</${tag}>`;
  if (isList(value)) {
    const items = value.items.map((item) => xml(value.item, item)).join("");
    return `<${tag} type="${value.kind}">${elements(value.more ?? {})}${items}</${tag}>`;
  }
  return `<${tag}>${elements(value as Record<string, unknown>)}</${tag}>`;
}

const elements = (value: Record<string, unknown>): string =>
  Object.entries(value)
    .map(([key, inner]) => xml(key, inner))
    .join("");

export const document = (name: string, value: unknown): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml(name, value)}`;
