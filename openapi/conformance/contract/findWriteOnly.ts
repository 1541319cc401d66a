import { resolved, type Schema } from "./document.ts";

const branches = ["allOf", "anyOf", "oneOf"] as const;

/** A schema and the branches that hold beside it. */
function flatten(schema: Schema): Schema[] {
  const whole = resolved(schema);
  const beside = branches.flatMap((name) => (whole[name] ?? []) as Schema[]);
  return [...(whole === schema ? [] : [schema]), whole, ...beside.flatMap(flatten)];
}

/** The schemas of a property, or of any other where it has none of its own. */
function childrenOf(schemas: readonly Schema[], name: string): Schema[] {
  const own = schemas.flatMap(({ properties }) => {
    const named = (properties ?? {}) as Record<string, Schema>;
    return Object.hasOwn(named, name) ? [named[name] as Schema] : [];
  });
  if (own.length > 0) return own;
  return schemas.flatMap(({ additionalProperties: each }) => (isSchema(each) ? [each] : []));
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

/**
 * The first path of an answer that its schema marks `writeOnly`, such as `/0/enabled`; undefined when there is none. A
 * document that is answered whole (`x-whole`) may have them.
 */
export const findWriteOnly = (schema: Schema, value: unknown): string | undefined =>
  find([schema], value, "");

function find(list: readonly Schema[], value: unknown, path: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const schemas = list.flatMap(flatten);
  if (schemas.some((schema) => schema["x-whole"])) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const children = Array.isArray(value)
      ? schemas.flatMap(({ items }) => (isSchema(items) ? [items] : []))
      : childrenOf(schemas, name);
    const place = `${path}/${name}`;
    if (children.length > 0 && children.every((child) => flatten(child).some(({ writeOnly }) => writeOnly)))
      return place;
    const found = find(children, each, place);
    if (found !== undefined) return found;
  }
  return undefined;
}
