import type { Contract } from "../contract.ts";
import { eachSchema, listTypes, type Schema } from "../schema.ts";
import type { Finding } from "./Finding.ts";

/** Texts belong to rules that are there, and no rule can be made to take forever. */
export function checkSchemas({ document, operations }: Contract): Finding[] {
  const findings: Finding[] = [];
  const roots: [string, Schema][] = Object.entries(document.components.schemas);
  for (const { id, parameters, body } of operations) {
    for (const { name, schema } of parameters) roots.push([`${id} ${name}`, schema]);
    if (body) roots.push([`${id} body`, body.schema]);
  }
  for (const [name, root] of roots) {
    eachSchema(root, (schema, pointer) => {
      const where = `${name}${pointer}`;
      findings.push(...checkTexts(schema, where));
      if (schema.uniqueItems)
        findings.push({
          where,
          message: "uniqueItems on objects can be made to take minutes: let a rule look for doubles instead.",
        });
    });
  }
  return findings;
}

function checkTexts(schema: Schema, where: string): Finding[] {
  const findings: Finding[] = [];
  for (const [keyword, { en, fr }] of Object.entries(schema["x-messages"] ?? {})) {
    if (!en || !fr)
      findings.push({ where, message: `x-messages.${keyword} lacks a language: write en and fr.` });
    if (keyword !== "required" && keyword !== "type" && !(keyword in schema) && !schema.$ref)
      findings.push({
        where,
        message: `x-messages.${keyword} speaks of a rule the schema does not have: add ${keyword}, or drop the text.`,
      });
  }
  for (const [path, texts] of Object.entries(schema["x-rule"]?.messages ?? {}))
    for (const [key, { en, fr }] of Object.entries(texts))
      if (!en || !fr)
        findings.push({ where, message: `x-rule.${path}.${key} lacks a language: write en and fr.` });
  for (const name of schema.required ?? []) {
    const property = schema.properties?.[name];
    if (
      property?.["x-messages"]?.required &&
      listTypes(property).join() === "string" &&
      !property.minLength &&
      !property.enum &&
      !property.const
    )
      findings.push({
        where: `${where}/properties/${name}`,
        message:
          "has a text for `required` but lets '' pass: add minLength: 1 (an empty text counts as missing).",
      });
  }
  return findings;
}
