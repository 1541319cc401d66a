import { follow } from "../contract.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { isAnnotation, listTypes, type Schema, withoutAnnotations } from "../schema.ts";
import { type Change, getLevel, type Kind } from "./kinds.ts";

/** Which way a value travels: narrowing breaks who sends it, widening who receives it. */
export type Direction = "sent" | "received";

/** Keywords that hold more back the greater they are, and the smaller. */
const LOWER = ["minLength", "minItems", "minProperties", "minimum", "exclusiveMinimum"];
const UPPER = ["maxLength", "maxItems", "maxProperties", "maximum", "exclusiveMaximum"];
/** Keywords compared as a whole: narrower and wider cannot be told apart. */
const WHOLE = [
  "pattern",
  "if",
  "then",
  "else",
  "not",
  "dependentRequired",
  "dependentSchemas",
  "propertyNames",
];
/** Formats that restrict nothing: a number's size, or that it is no binary fraction, and that a text is secret. */
const HINTS = ["int32", "int64", "float", "double", "decimal", "password"];

/** Compares schemas of two documents, each pair of references once a direction. */
export class SchemaDiff {
  readonly changes: Change[] = [];
  readonly reached = new Set<string>();
  readonly #before: OpenApiDocument;
  readonly #after: OpenApiDocument;
  readonly #seen = new Set<string>();

  constructor(before: OpenApiDocument, after: OpenApiDocument) {
    this.#before = before;
    this.#after = after;
  }

  compare(before: Schema, after: Schema, direction: Direction, where: string): void {
    if (before.$ref || after.$ref) {
      const pair = `${direction} ${before.$ref} ${after.$ref}`;
      for (const { $ref } of [before, after])
        if ($ref) this.reached.add($ref.replace("#/components/schemas/", ""));
      if (before.$ref && after.$ref && this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const oldSchema = plain(this.#before, before);
    const newSchema = plain(this.#after, after);
    // The change is told where the entity is, once, not wherever it is used.
    const name = before.$ref === after.$ref ? before.$ref?.replace("#/components/schemas/", "") : undefined;
    const place = name ? `${name} (${direction})` : where;
    if (direction === "received" && this.#isSplit(oldSchema, newSchema)) {
      this.#narrowed(direction, place, `one form → one of ${newSchema.oneOf?.length}`);
      return;
    }
    this.#types(oldSchema, newSchema, direction, place);
    this.#choices(oldSchema, newSchema, direction, place);
    this.#bounds(oldSchema, newSchema, direction, place);
    this.#branches(oldSchema, newSchema, direction, place);
    this.#fields(oldSchema, newSchema, direction, place);
    if (isSchema(oldSchema.items) && isSchema(newSchema.items))
      this.compare(oldSchema.items, newSchema.items, direction, `${place}[]`);
    if (isSchema(oldSchema.additionalProperties) && isSchema(newSchema.additionalProperties))
      this.compare(oldSchema.additionalProperties, newSchema.additionalProperties, direction, `${place}.*`);
    else if (oldSchema.additionalProperties !== false && newSchema.additionalProperties === false)
      this.#narrowed(direction, place, "other fields → none");
    else if (oldSchema.additionalProperties === false && newSchema.additionalProperties !== false)
      this.#widened(direction, place, "no other fields → any");
  }

  #add(kind: Kind, where: string, detail = ""): void {
    this.changes.push({ kind, where, detail });
  }

  #narrowed(direction: Direction, where: string, detail: string): void {
    this.#add(direction === "sent" ? "sentNarrowed" : "receivedNarrowed", where, detail);
  }

  #widened(direction: Direction, where: string, detail: string): void {
    this.#add(direction === "sent" ? "sentWidened" : "receivedWidened", where, detail);
  }

  /**
   * True when a schema became a union, and each branch breaks nothing for those who receive it as the schema
   * it was.
   */
  #isSplit(before: Schema, { oneOf }: Schema): boolean {
    if (before.oneOf || before.anyOf || !oneOf) return false;
    return oneOf.every((branch) => {
      const diff = new SchemaDiff(this.#before, this.#after);
      diff.compare(before, branch, "received", "");
      for (const name of diff.reached) this.reached.add(name);
      return diff.changes.every((change) => getLevel(change) !== "breaking");
    });
  }

  #types(before: Schema, after: Schema, direction: Direction, where: string): void {
    const [old, now] = [listTypes(before), listTypes(after)];
    const takes = (types: string[], type: string) =>
      types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));
    const all = (types: string[]) => (types.length > 0 ? types : ["any"]);
    const detail = `${old.join(" or ") || "anything"} → ${now.join(" or ") || "anything"}`;
    if (all(old).some((type) => !takes(now, type))) this.#narrowed(direction, where, detail);
    if (all(now).some((type) => !takes(old, type))) this.#widened(direction, where, detail);
  }

  #choices(before: Schema, after: Schema, direction: Direction, where: string): void {
    const [old, now] = [getChoices(before), getChoices(after)];
    if (!old && !now) return;
    const gone = old?.filter((value) => now && !now.includes(value)) ?? [];
    const come = now?.filter((value) => old && !old.includes(value)) ?? [];
    if (!old || gone.length > 0) this.#narrowed(direction, where, old ? `without ${gone}` : `only ${now}`);
    if (!now || come.length > 0)
      this.#widened(direction, where, now ? `also ${come}` : `no longer only ${old}`);
  }

  #bounds(before: Schema, after: Schema, direction: Direction, where: string): void {
    for (const keyword of [...LOWER, ...UPPER]) {
      const [old, now] = [before[keyword], after[keyword]] as [number | undefined, number | undefined];
      if (old === now) continue;
      const sign = LOWER.includes(keyword) ? 1 : -1;
      const none = Number.NEGATIVE_INFINITY;
      const tighter = (now === undefined ? none : now * sign) > (old === undefined ? none : old * sign);
      const detail = `${keyword} ${old ?? "none"} → ${now ?? "none"}`;
      if (direction === "received") this.#add("receivedBoundChanged", where, detail);
      else this.#add(tighter ? "sentNarrowed" : "sentWidened", where, detail);
    }
    const format = (schema: Schema) => (HINTS.includes(schema.format ?? "") ? undefined : schema.format);
    const [old, now] = [format(before), format(after)];
    if (old !== now) {
      const detail = `format ${old ?? "none"} → ${now ?? "none"}`;
      if (now) this.#narrowed(direction, where, detail);
      if (old) this.#widened(direction, where, detail);
    }
    for (const keyword of WHOLE) {
      if (same(before[keyword], after[keyword])) continue;
      const gone = after[keyword] === undefined;
      if (direction === "received") this.#add("receivedBoundChanged", where, keyword);
      else
        this.#add(gone ? "sentWidened" : "sentNarrowed", where, `${keyword} ${gone ? "dropped" : "changed"}`);
    }
  }

  /** oneOf and anyOf by what tells their branches apart; allOf in order. */
  #branches(before: Schema, after: Schema, direction: Direction, where: string): void {
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const [old, now] = [before[keyword] ?? [], after[keyword] ?? []];
      const rest = [...now];
      for (const branch of old) {
        const at = rest.findIndex(
          (schema) => nameBranch(this.#after, schema) === nameBranch(this.#before, branch),
        );
        const [match] = at < 0 ? [] : rest.splice(at, 1);
        if (match) this.compare(branch, match, direction, where);
        else this.#narrowed(direction, where, `no longer ${nameBranch(this.#before, branch)}`);
      }
      for (const branch of rest) this.#widened(direction, where, `also ${nameBranch(this.#after, branch)}`);
    }
    const [old, now] = [before.allOf ?? [], after.allOf ?? []];
    old.forEach((part, at) => {
      const match = now[at];
      if (match) this.compare(part, match, direction, where);
      else this.#widened(direction, where, "a part of allOf dropped");
    });
    if (now.length > old.length) this.#narrowed(direction, where, "a part of allOf added");
  }

  #fields(before: Schema, after: Schema, direction: Direction, where: string): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}];
    const must = (schema: Schema, name: string) => schema.required?.includes(name) === true;
    for (const [name, field] of Object.entries(old)) {
      const place = `${where}.${name}`;
      const match = now[name];
      if (!match) this.#add(`${direction}FieldRemoved`, place);
      else {
        if (!must(before, name) && must(after, name)) this.#add(`${direction}FieldRequired`, place);
        if (must(before, name) && !must(after, name)) this.#add(`${direction}FieldOptional`, place);
        this.compare(field, match, direction, place);
      }
    }
    for (const name of Object.keys(now)) {
      if (name in old) continue;
      const required = direction === "sent" && must(after, name);
      this.#add(required ? "sentFieldRequired" : `${direction}FieldAdded`, `${where}.${name}`);
    }
  }
}

/** A reference followed, with what is said beside it; `null` or one thing is that thing with another type. */
function plain(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref) {
    const { $ref, ...beside } = schema;
    return plain(document, { ...follow<Schema>(document, { $ref }), ...beside });
  }
  const union = schema.oneOf ?? schema.anyOf;
  const others = union?.filter((schema) => schema.type !== "null") ?? [];
  if (union?.length === 2 && others.length === 1 && others[0]) {
    const { oneOf: _, anyOf: __, ...rest } = schema;
    const only = plain(document, others[0]);
    return { ...only, ...rest, type: [...listTypes(only), "null"] };
  }
  if (schema.allOf?.length === 1 && schema.allOf[0]?.$ref) {
    const { allOf, ...rest } = schema;
    return { ...plain(document, allOf[0] as Schema), ...rest };
  }
  const parts = schema.allOf?.map((part) => plain(document, part)) ?? [];
  if (parts.length > 0 && parts.every(isRecord)) {
    const { allOf: _, ...rest } = schema;
    const whole = [...parts, rest];
    return {
      ...rest,
      type: rest.type ?? parts.find(({ type }) => type)?.type,
      properties: Object.assign({}, ...whole.map(({ properties }) => properties)),
      required: whole.flatMap(({ required }) => required ?? []),
    };
  }
  return schema;
}

/** True for fields and nothing else, so that several are the fields of all. */
const isRecord = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => ["type", "properties", "required"].includes(key) || isAnnotation(key));

/** The identity of a branch of a union: its name, its tag, or its type. */
function nameBranch(document: OpenApiDocument, branch: Schema): string {
  if (branch.$ref) return branch.$ref.replace("#/components/schemas/", "");
  const whole = plain(document, branch);
  const tag = Object.entries(whole.properties ?? {}).find(([, property]) => property.const !== undefined);
  if (tag) return `${tag[0]} ${tag[1].const}`;
  return listTypes(whole).join(" or ") || JSON.stringify(withoutAnnotations(whole));
}

const getChoices = (schema: Schema): string[] | undefined =>
  schema.const === undefined ? schema.enum?.map((value) => `${value}`) : [`${schema.const}`];

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function same(before: unknown, after: unknown): boolean {
  const text = (value: unknown): string =>
    JSON.stringify(value, (key, nested) =>
      key && Number.isNaN(Number(key)) && isAnnotation(key) ? undefined : nested,
    ) ?? "";
  return text(before) === text(after);
}
