/** A schema of the contract, as far as it names fields. */
export interface FieldSchema {
  $id?: string;
  $ref?: string;
  properties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema | boolean;
  allOf?: FieldSchema[];
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  then?: FieldSchema;
  else?: FieldSchema;
  /** No answer has it. */
  writeOnly?: boolean;
  /** A document that is answered whole, with what is `writeOnly`. */
  "x-whole"?: boolean;
}

/** The properties that the contract names for an object, in all branches of its schema. */
interface NamedFields {
  properties: ReadonlyMap<string, typeof HIDDEN | (() => NamedFields)>;
  /** Of properties with any name; null where there are none. */
  values: (() => NamedFields) | null;
  items: (() => NamedFields) | null;
  /** Other fields stay: anything may be in it, or the contract's check refuses unknown ones. */
  keepsOthers: boolean;
}

/** A property that the contract names, and no answer has. */
const HIDDEN = null;

/** How often each path of a property was left out. */
export type UnknownFields = Map<string, number>;

export interface FieldFilter {
  /**
   * A row without the properties that the contract does not name, which would leave with answers. It is the row itself
   * when it has none. `unknown` counts what was left out, by path.
   */
  keepKnown: <T>(schema: string, row: T, unknown: UnknownFields) => T;
  /**
   * Writes JSON of what a schema names; a property that the contract does not know, or takes in requests alone, leaves with no
   * response.
   */
  createSerializer: (schema: FieldSchema) => (value: unknown) => string;
}

/** The filter of the schemas that are named by their `$id`; they refer to each other as `Name` or `Name#`. */
export function createFieldFilter(schemas: readonly FieldSchema[]): FieldFilter {
  const byName = new Map<string, FieldSchema>(schemas.map((schema) => [schema.$id ?? "", schema]));
  const wholeByName = new Map<string, NamedFields>();
  const answeredByName = new Map<string, NamedFields>();

  function getFields(name: string, isWhole: boolean): NamedFields {
    const fieldsByName = isWhole ? wholeByName : answeredByName;
    let fields = fieldsByName.get(name);
    if (fields === undefined) {
      fields = collect([byName.get(name)!], isWhole);
      fieldsByName.set(name, fields);
    }
    return fields;
  }

  /**
   * Fields that any of the schemas names, without those of requests unless it `isWhole`. Its parts are collected when they are
   * first needed, as schemas can be recursive.
   */
  function collect(list: readonly FieldSchema[], parentIsWhole: boolean): NamedFields {
    const [only] = list;
    const isWhole = parentIsWhole || list.some((schema) => schema["x-whole"]);
    if (list.length === 1 && only?.$ref !== undefined) return getFields(only.$ref.replace("#", ""), isWhole);
    const flat = list.flatMap(flatten);
    const properties = new Map<string, FieldSchema[]>();
    for (const schema of flat)
      for (const [name, child] of Object.entries(schema.properties ?? {}))
        properties.set(name, [...(properties.get(name) ?? []), child]);
    const values = flat.flatMap(({ additionalProperties: each }) => (isSchema(each) ? [each] : []));
    const items = flat.flatMap(({ items: each }) => (isSchema(each) ? [each] : []));
    const says = (kind: boolean) => flat.some(({ additionalProperties: each }) => each === kind);
    return {
      properties: new Map(
        [...properties].map(([name, children]) => [
          name,
          !isWhole && children.every(({ writeOnly }) => writeOnly) ? HIDDEN : once(children, isWhole),
        ]),
      ),
      values: values.length > 0 ? once(values, isWhole) : null,
      items: items.length > 0 ? once(items, isWhole) : null,
      keepsOthers: says(true) || says(false) || (properties.size === 0 && values.length === 0),
    };
  }

  function once(list: readonly FieldSchema[], isWhole: boolean): () => NamedFields {
    let fields: NamedFields | undefined;
    return () => {
      fields ??= collect(list, isWhole);
      return fields;
    };
  }

  /** A schema and the branches that hold beside it. */
  function flatten(schema: FieldSchema): FieldSchema[] {
    const { $ref, allOf = [], anyOf = [], oneOf = [], then, else: fallback } = schema;
    const beside = [...allOf, ...anyOf, ...oneOf, ...[then, fallback].filter((each) => each !== undefined)];
    if ($ref !== undefined) beside.push(byName.get($ref.replace("#", ""))!);
    return [schema, ...beside.flatMap(flatten)];
  }

  return {
    keepKnown<T>(schema: string, row: T, unknown: UnknownFields): T {
      const fields = getFields(schema, true);
      return isKnown(fields, row) ? row : (keep(fields, row, "", unknown) as T);
    },
    createSerializer(schema) {
      let fields: NamedFields | undefined;
      return (value) => {
        fields ??= collect([schema], false);
        return JSON.stringify(isKnown(fields, value) ? value : keep(fields, value, "", new Map()));
      };
    },
  };
}

/** The fields of a property; undefined for one that the contract does not name. */
function findChild({ properties, values }: NamedFields, name: string) {
  const child = properties.get(name);
  return child === undefined ? (values ?? undefined) : child;
}

const isSchema = (value: FieldSchema | boolean | undefined): value is FieldSchema =>
  typeof value === "object";

/** True when there is nothing to leave out: so it is nearly always, and no paths are needed. */
function isKnown(fields: NamedFields, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    const items = fields.items?.();
    return items === undefined || value.every((item) => isKnown(items, item));
  }
  for (const name of Object.keys(value)) {
    const child = findChild(fields, name);
    if (child === HIDDEN) return false;
    if (child !== undefined && !isKnown(child(), (value as Record<string, unknown>)[name])) return false;
    if (child === undefined && !fields.keepsOthers) return false;
  }
  return true;
}

function keep(fields: NamedFields, value: unknown, path: string, unknown: UnknownFields): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (fields.items === null) return value;
    const items = fields.items();
    const kept = value.map((item) => keep(items, item, `${path}[]`, unknown));
    return kept.some((item, index) => item !== value[index]) ? kept : value;
  }
  let isChanged = false;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const child = findChild(fields, name);
    const place = path === "" ? printName(name) : `${path}.${printName(name)}`;
    if (child === undefined && fields.keepsOthers) return [[name, each]];
    if (child === undefined || child === HIDDEN) {
      isChanged = true;
      unknown.set(place, (unknown.get(place) ?? 0) + 1);
      return [];
    }
    const kept = keep(child(), each, place, unknown);
    isChanged ||= kept !== each;
    return [[name, kept]];
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

const longestName = 60;

/** A name of a file as a report can print it: on one line, and not without end. */
const printName = (name: string): string =>
  /^[\w-]{1,60}$/.test(name) ? name : JSON.stringify(name.slice(0, longestName));
