import { _, Ajv2020 } from "ajv/dist/2020.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import standalone from "ajv/dist/standalone/index.js";
import type { KeywordErrorCxt } from "ajv/dist/types/index.js";
import { countCharacters } from "./countCharacters.ts";
import { formats } from "./formats.ts";
import { prepareSchema } from "./prepareSchema.ts";
import { isAnnotation, listTypes, mapSchema, type Schema } from "./schema.ts";
import { Texts } from "./texts.ts";

export interface Compiled {
  /** An ES module with one exported function for each schema, without imports of its own. */
  code: string;
  texts: [en: string, fr: string][];
}

type Code = ReturnType<typeof _>;

/**
 * Compiles schemas to a stand-alone module. `components` is what their references (`#/components/schemas/…`) mean.
 * With `coerce`, texts become the numbers and booleans the schema asks for: for paths, queries and headers. With
 * `defaults`, what is absent gets the schema's default.
 */
export function compile(
  schemas: Record<string, Schema>,
  components: Record<string, Schema>,
  options: { coerce?: boolean; defaults?: boolean } = {},
): Compiled {
  const texts = new Texts();
  const resolve = (ref: string): Schema => {
    const found = components[ref.replace("#/components/schemas/", "")];
    if (!found) throw new Error(`No schema is called ${ref}`);
    return found;
  };
  const ready = (schema: Schema): Schema =>
    forAjv(prepareSchema(schema, texts, resolve), options.coerce === true);

  const ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    discriminator: true,
    inlineRefs: 12,
    coerceTypes: options.coerce ? "array" : false,
    useDefaults: options.defaults === true,
    formats,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  // Both only add code: the contract has neither unevaluatedProperties nor dynamic references.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  ajv.addKeyword("x-texts");
  ajv.addKeyword("x-required");
  ajv.addKeyword({
    keyword: "x-type",
    schemaType: "array",
    code(cxt) {
      cxt.fail(checkDataTypes(cxt.schema, cxt.data, false, DataType.Wrong));
    },
  });
  speakByKey(ajv);

  for (const [name, schema] of Object.entries(reached(schemas, resolve))) ajv.addSchema(ready(schema), name);
  const ids: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(ready(schema), `=${name}`);
    ids[name] = `=${name}`;
  }
  const code = standalone.default(ajv, ids);
  return { code: lean(code), texts: texts.list };
}

/** The components the schemas refer to, and the ones those refer to. */
function reached(schemas: Record<string, Schema>, resolve: (ref: string) => Schema): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const look = (schema: Schema): void => {
    mapSchema(schema, (schema) => {
      const name = schema.$ref?.replace("#/components/schemas/", "");
      if (name && !found[name]) {
        found[name] = resolve(schema.$ref ?? "");
        look(found[name]);
      }
      return schema;
    });
  };
  for (const schema of Object.values(schemas)) look(schema);
  return found;
}

/** `type` becomes our `x-type`: Ajv's own has no way to say another text. Coercion needs Ajv's. */
function forAjv(schema: Schema, coerce: boolean): Schema {
  return mapSchema(schema, (schema) => {
    const { "x-texts": texts, "x-required": required, type, $ref, ...rest } = schema;
    const out: Schema = Object.fromEntries(Object.entries(rest).filter(([key]) => !isAnnotation(key)));
    if ($ref) out.$ref = $ref.replace("#/components/schemas/", "");
    if (type !== undefined) out[coerce ? "type" : "x-type"] = coerce ? type : listTypes({ type });
    if (texts) out["x-texts"] = texts;
    if (required) out["x-required"] = required;
    return out;
  });
}

/** Every keyword reports the key of its text, and nothing else that would only cost bytes. */
function speakByKey(ajv: Ajv2020): void {
  for (const [keyword, rule] of Object.entries(ajv.RULES.all)) {
    if (typeof rule !== "object" || !("definition" in rule)) continue;
    rule.definition.error = {
      message: (cxt: KeywordErrorCxt) => keyFor(keyword, cxt),
      params: (cxt: KeywordErrorCxt): Code => {
        const { missingProperty, additionalProperty, tagName } = cxt.params;
        if (tagName !== undefined) return _`{missingProperty: ${tagName}}`;
        if (missingProperty !== undefined) return _`{missingProperty: ${missingProperty}}`;
        if (additionalProperty !== undefined) return _`{missingProperty: ${additionalProperty}}`;
        return _`{}`;
      },
    };
  }
  // The first text said of a path is the one shown: a wrong format comes before a broken pattern, a rule of the
  // property itself before one of an if or allOf around it.
  for (const group of ajv.RULES.rules) group.rules.sort((a, b) => rank(a.keyword) - rank(b.keyword));
  ajv.RULES.rules.sort((a, b) => Number(a.type === undefined) - Number(b.type === undefined));
}

const FIRST = ["x-type", "const", "enum", "minLength", "maxLength", "format", "pattern"];
const rank = (keyword: string): number =>
  ((FIRST.indexOf(keyword) + 100) % 100) + (FIRST.includes(keyword) ? 0 : 1);

function keyFor(keyword: string, cxt: KeywordErrorCxt): string {
  const schema: Schema = cxt.parentSchema ?? {};
  const keys = (schema["x-texts"] ?? {}) as Record<string, string>;
  if (keyword === "if" || keyword === "$ref") return "";
  if (keyword === "required") {
    const required = (schema["x-required"] ?? {}) as Record<string, string>;
    return required[JSON.parse(String(cxt.params.missingProperty))] ?? "0";
  }
  return keys[keyword === "x-type" ? "type" : keyword] ?? "0";
}

/** Drops what no reader uses, and the one runtime function Ajv would import. */
function lean(code: string): string {
  const short = countCharacters(code)
    .replace('"use strict";', "")
    .replace(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")
    .replace(/keyword:"[^"]*",/g, "")
    .replace(/^const schema\d+ = .*;$/gm, (line) =>
      used(code, /^const (schema\d+)/.exec(line)?.[1] ?? "") ? line : "",
    );
  const runtime = /require\("([^"]+)"\)/.exec(short)?.[1];
  if (runtime) {
    throw new Error(
      `A schema needs ${runtime} at run time, which browsers would have to load: avoid uniqueItems, and const or enum with objects.`,
    );
  }
  return `${short.trim()}\n`;
}

const used = (code: string, name: string): boolean => code.split(new RegExp(`\\b${name}\\b`)).length > 2;
