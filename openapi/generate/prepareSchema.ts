import { defaultText } from "./defaultTexts.ts";
import { listTypes, type Message, type Schema } from "./schema.ts";
import type { Texts } from "./texts.ts";

/** Finds the schema a reference names. */
export type Resolve = (ref: string) => Schema;

/**
 * Makes a schema ready to compile: every keyword that can fail gets the *key* of its text (`x-texts`), every
 * required property too (`x-required`), and unions are rewritten so that only the branch meant complains.
 *
 * A key is `own` or `own,empty` (number of the text, number of the text when the value is absent, null or ''),
 * `@own` (an object that is not there: say what an empty one would lack, or `own` if it lacks nothing), `~own` (only
 * when nothing else is said below that path), or empty (says nothing).
 */
export function prepareSchema(schema: Schema, texts: Texts, resolve: Resolve): Schema {
  return new Preparation(texts, resolve).schema(schema, undefined);
}

const SPOKEN = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "const",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minProperties",
  "maxProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "propertyNames",
  "dependentRequired",
  "not",
];
const CHILD = ["not", "if", "contains", "additionalProperties", "propertyNames", "unevaluatedProperties"];

class Preparation {
  readonly texts: Texts;
  readonly resolve: Resolve;

  constructor(texts: Texts, resolve: Resolve) {
    this.texts = texts;
    this.resolve = resolve;
  }

  /** `base` is the same object seen from outside (around an if, then, else or allOf): its texts are inherited. */
  schema(schema: Schema, base: Schema | undefined): Schema {
    const messages = { ...base?.["x-messages"], ...schema["x-messages"] };
    const union = schema.anyOf ?? schema.oneOf;
    if (union && !schema.discriminator) return this.union(schema, union, messages, base);
    if (schema.$ref && schema["x-messages"] && this.kind(schema) === "object")
      return this.spokenReference(schema, messages);
    return this.plain(schema, messages, base);
  }

  private plain(schema: Schema, messages: Record<string, Message>, base: Schema | undefined): Schema {
    const out: Schema = {};
    const keys: Record<string, string> = {};
    const self = { ...schema, properties: { ...base?.properties, ...schema.properties } };
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === "x-messages" || keyword === "x-form" || keyword === "x-rule") continue;
      if (keyword === "properties") {
        out.properties = Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            this.schema(property, base?.properties?.[name]),
          ]),
        );
      } else if (keyword === "items")
        out.items = typeof value === "object" ? this.schema(value as Schema, undefined) : (value as boolean);
      else if (keyword === "then" || keyword === "else") out[keyword] = this.schema(value as Schema, self);
      else if (keyword === "allOf")
        out.allOf = (schema.allOf ?? []).map((schema) => this.schema(schema, self));
      else if (keyword === "anyOf" || keyword === "oneOf")
        out[keyword] = ((value as Schema[]) ?? []).map((schema) => this.schema(schema, undefined));
      else if (keyword === "discriminator")
        out.discriminator = { propertyName: (value as { propertyName: string }).propertyName };
      else if (CHILD.includes(keyword) && typeof value === "object")
        out[keyword] = this.schema(value as Schema, undefined);
      else out[keyword] = value;
      if (SPOKEN.includes(keyword)) keys[keyword] = this.key(keyword, schema, messages);
    }
    if (schema.type !== undefined) keys.type = this.typeKey(schema, messages);
    if (schema.discriminator) keys.discriminator = this.tagKey(schema);
    out["x-texts"] = keys;
    if (schema.required) {
      out["x-required"] = Object.fromEntries(
        schema.required.map((name) => [
          name,
          this.requiredKey(self.properties[name] ?? {}, base?.properties?.[name]),
        ]),
      );
    }
    return out;
  }

  /** `null` or one thing: the thing alone complains. With a text of its own, the union says only that. */
  private union(
    schema: Schema,
    union: Schema[],
    messages: Record<string, Message>,
    base: Schema | undefined,
  ): Schema {
    const { anyOf: _, oneOf, "x-messages": own, ...rest } = schema;
    const others = union.filter((schema) => schema.type !== "null");
    const only = others[0];
    if (only && others.length === 1 && union.length === 2) {
      const branch = own ? { ...only, "x-messages": { ...only["x-messages"], ...own } } : only;
      return {
        ...this.plain(rest, messages, base),
        if: { type: "null" },
        else: this.schema(branch, undefined),
      };
    }
    const text = messages.oneOf ?? messages.anyOf ?? messages.type ?? messages.required;
    const rebase = this.plain(rest, messages, base);
    const branches = union.map((schema) => this.schema(schema, undefined));
    const rebuilt: Schema = oneOf ? { oneOf: branches } : { anyOf: branches };
    if (text) {
      return {
        ...rebase,
        not: { not: rebuilt },
        "x-texts": { ...(rebase["x-texts"] as object), not: this.pair(text, messages.required) },
      };
    }
    const weak = `~${this.texts.number(defaultText("invalid", schema))}`;
    return {
      ...rebase,
      ...rebuilt,
      "x-texts": { ...(rebase["x-texts"] as object), anyOf: weak, oneOf: weak },
    };
  }

  /** A reference with texts beside it: they speak when the object is not one, the object itself otherwise. */
  private spokenReference(schema: Schema, messages: Record<string, Message>): Schema {
    const { $ref, "x-messages": _, ...rest } = schema;
    const target = this.resolve($ref ?? "");
    const type = listTypes(target);
    const text = messages.type ?? messages.required;
    if (!text) return this.plain(schema, messages, undefined);
    return {
      ...this.plain(rest, {}, undefined),
      type,
      "x-texts": { type: this.pair(text, messages.required) },
      if: { type: "object" },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
      then: { $ref },
    };
  }

  private key(keyword: string, schema: Schema, messages: Record<string, Message>): string {
    return this.pair(messages[keyword] ?? defaultText(keyword, schema), messages.required);
  }

  private pair(own: Message, empty: Message | undefined): string {
    const number = this.texts.number(own);
    return empty ? `${number},${this.texts.number(empty)}` : `${number}`;
  }

  private typeKey(schema: Schema, messages: Record<string, Message>): string {
    const own = messages.type ?? messages.required;
    if (own) return this.pair(own, messages.required);
    if (listTypes(schema).join() === "object") return `@${this.texts.number(defaultText("type", schema))}`;
    return this.pair(defaultText("type", schema), defaultText("required", schema));
  }

  private requiredKey(property: Schema, base: Schema | undefined): string {
    const target = this.target(property);
    const own = { ...base?.["x-messages"], ...target["x-messages"], ...property["x-messages"] }.required;
    if (own) return `${this.texts.number(own)}`;
    const number = this.texts.number(defaultText("required", property));
    return listTypes(target).join() === "object" ? `@${number}` : `${number}`;
  }

  private tagKey(schema: Schema): string {
    const name = schema.discriminator?.propertyName ?? "";
    const first = this.target((schema.oneOf ?? [])[0] ?? {});
    const tag = first.properties?.[name] ?? {};
    const messages = tag["x-messages"] ?? {};
    const own =
      messages.enum ?? messages.const ?? messages.type ?? messages.required ?? defaultText("enum", tag);
    return this.pair(own, messages.required);
  }

  private target(schema: Schema): Schema {
    let current = schema;
    for (let depth = 0; depth < 10; depth++) {
      if (current.$ref) current = this.resolve(current.$ref);
      else if (current.allOf?.length === 1 && current.allOf[0] && !current.type) current = current.allOf[0];
      else break;
    }
    return current;
  }

  private kind(schema: Schema): string | undefined {
    return listTypes(this.target(schema)).find((type) => type !== "null");
  }
}
