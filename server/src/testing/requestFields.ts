import contract from "@velours/sdk/openapi.json" with { type: "json" };

/** A field of a request body, as the contract describes it. */
export interface RequestField {
  /** `cart.products[0].quantity`. */
  path: string;
  types: readonly string[];
  choices: readonly unknown[];
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

const document = contract as unknown as {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { operationId?: string; requestBody?: unknown }>>;
};

const follow = ({ $ref }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : document.components.schemas[$ref.replace("#/components/schemas/", "")];

/** The fields of a schema, those of lists by their first item. */
function listFields(schema: Schema, path: string, depth: number): RequestField[] {
  if (depth > 8) return [];
  const parts = [follow(schema), ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const found = parts.flatMap((part) => (part === undefined ? [] : listFields(part, path, depth + 1)));
  const types = [schema.type ?? []].flat();
  if (path !== "" && (types.length > 0 || schema.enum))
    found.push({ path, types, choices: schema.enum ?? [] });
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    found.push(...listFields(property, path === "" ? name : `${path}.${name}`, depth + 1));
  if (schema.items) found.push(...listFields(schema.items, `${path}[0]`, depth + 1));
  return found;
}

/** Fields by path; what several parts of a schema say of one is put together. */
function merge(fields: RequestField[]): RequestField[] {
  const merged = new Map<string, RequestField>();
  for (const { path, types, choices } of fields) {
    const before = merged.get(path);
    merged.set(path, {
      path,
      types: [...new Set([...(before?.types ?? []), ...types])],
      choices: [...new Set([...(before?.choices ?? []), ...choices])],
    });
  }
  return [...merged.values()];
}

const bodies = new Map<string, Schema>(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId = "", requestBody }): [string, Schema][] => {
      const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
      return content === undefined ? [] : [[operationId, content["application/json"]?.schema ?? {}]];
    }),
  ),
);

/** The operations that take a body. */
export const operationsWithBody = (): string[] => [...bodies.keys()];

/** The fields of an operation's request body. */
export const requestFields = (operation: string): RequestField[] =>
  merge(listFields(bodies.get(operation) ?? {}, "", 0));
