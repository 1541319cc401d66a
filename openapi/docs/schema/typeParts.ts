import { listTypes, type Schema } from "../../generate/schema.ts";

/** A piece of a type in words; with `component` it is a link to that schema. */
export interface TypePart {
  text: string;
  component?: string;
}

/** `list of Product or null`, in pieces. */
export function typeParts(schema: Schema): TypePart[] {
  if (schema.$ref) {
    const component = schema.$ref.replace("#/components/schemas/", "");
    return [{ text: component, component }];
  }
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return joined(union.map(typeParts), " or ");
  if (schema.const !== undefined) return [{ text: JSON.stringify(schema.const) }];
  const types = listTypes(schema);
  if (types.length === 0 && schema.allOf?.[0]) return typeParts(schema.allOf[0]);
  if (types.length === 0) return [{ text: guess(schema) }];
  return joined(
    types.map((type) => onePart(type, schema)),
    " or ",
  );
}

function onePart(type: string, schema: Schema): TypePart[] {
  if (type === "array") {
    const items = typeof schema.items === "object" ? typeParts(schema.items) : [{ text: "anything" }];
    return [{ text: "list of " }, ...items];
  }
  if (type === "object" && typeof schema.additionalProperties === "object" && !schema.properties)
    return [{ text: "map of " }, ...typeParts(schema.additionalProperties)];
  if (type === "string" && schema.format) return [{ text: `string (${schema.format})` }];
  return [{ text: type }];
}

function guess(schema: Schema): string {
  if (schema.properties) return "object";
  if (schema.enum)
    return [...new Set(schema.enum.map((value) => (value === null ? "null" : typeof value)))].join(" or ");
  return "anything";
}

function joined(parts: TypePart[][], word: string): TypePart[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ text: word }, ...part]));
}

/** The same as Markdown, with links to the schemas. */
export function typeText(schema: Schema): string {
  return typeParts(schema)
    .map(({ text, component }) => (component ? `[\`${text}\`](/schemas/${component})` : text))
    .join("");
}
