import { createValidator } from "../../conformance/contract/createValidator.ts";
import { type Contract, follow } from "../contract.ts";
import type { MediaType } from "../OpenApiDocument.ts";
import { eachSchema, type Schema } from "../schema.ts";
import type { Finding } from "./Finding.ts";

/** Every example is one: it holds to its schema. Every answer has one. */
export function checkExamples({ document, operations }: Contract): Finding[] {
  const findings: Finding[] = [];
  const validate = createValidator(document);
  const pointers = listPointers(document);
  const findErrors = (schema: Schema, value: unknown) => validate(pointers.get(schema) ?? "", value);
  const toValue = (example: unknown) =>
    follow<{ value?: unknown }>(document, example as { value?: unknown }).value;
  const complain = (schema: Schema, value: unknown, where: string) => {
    for (const { instancePath, message } of findErrors(schema, value).slice(0, 5))
      findings.push({
        where,
        message: `the example breaks its schema at ${instancePath || "its root"}: ${message}.`,
      });
  };
  const media = (where: string, { schema, examples = {} }: MediaType) => {
    if (Object.keys(examples).length === 0)
      findings.push({ where, message: "has no named example: mock, docs and tests live off them." });
    if (!schema) return;
    for (const [name, example] of Object.entries(examples))
      complain(schema, toValue(example), `${where}, example ${name}`);
  };
  /** An answer that may be one thing or another shows each. */
  const everyVariant = (where: string, { schema, examples = {} }: MediaType) => {
    if (!schema) return;
    const whole = follow<Schema>(document, schema as { $ref: string });
    const values = Object.values(examples).map(toValue);
    for (const [at, variant] of (whole.oneOf ?? whole.anyOf ?? []).entries()) {
      if (!values.some((value) => findErrors(variant, value).length === 0))
        findings.push({ where, message: `no example shows variant ${at + 1} of the answer: name one.` });
    }
  };
  for (const { id, object, answers } of operations) {
    const body =
      object.requestBody && follow<NonNullable<typeof object.requestBody>>(document, object.requestBody);
    const sent = body?.content?.["application/json"];
    if (sent) media(`${id} request`, sent);
    for (const { status, answer } of answers) {
      const jsonMedia = answer.content?.["application/json"];
      if (!jsonMedia) continue;
      media(`${id} ${status}`, jsonMedia);
      if (status < 300) everyVariant(`${id} ${status}`, jsonMedia);
    }
  }
  for (const [name, component] of Object.entries(document.components.schemas)) {
    eachSchema(component, (schema, pointer) => {
      if (!schema.examples || schema.examples.length === 0) return;
      for (const example of schema.examples) complain(schema, example, `${name}${pointer}`);
    });
  }
  return findings;
}

/** The JSON pointer of every part of a document. */
function listPointers(document: object): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const walk = (part: unknown, pointer: string): void => {
    if (typeof part !== "object" || part === null) return;
    found.set(part, pointer);
    for (const [key, value] of Object.entries(part))
      walk(value, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  };
  walk(document, "#");
  return found;
}
