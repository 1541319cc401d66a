import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { type Contract, follow } from "../contract.ts";
import { formats } from "../formats.ts";
import type { MediaType } from "../OpenApiDocument.ts";
import { eachSchema, mapSchema, type Schema, withoutAnnotations } from "../schema.ts";
import type { Finding } from "./Finding.ts";

/** Every example is one: it holds to its schema. Every answer has one. */
export function checkExamples({ document, operations }: Contract): Finding[] {
  const findings: Finding[] = [];
  const ajv = new Ajv2020({ strict: false, formats, allErrors: true });
  const local = (schema: Schema): Schema =>
    mapSchema(withoutAnnotations(schema), (schema) => {
      const { discriminator, ...rest } = schema;
      return rest.$ref ? { ...rest, $ref: rest.$ref.replace("#/components/schemas/", "") } : rest;
    });
  for (const [name, schema] of Object.entries(document.components.schemas))
    ajv.addSchema(local(schema), name);
  const complain = (check: ValidateFunction, value: unknown, where: string) => {
    if (check(value)) return;
    for (const { instancePath, message } of (check.errors ?? []).slice(0, 5))
      findings.push({
        where,
        message: `the example breaks its schema at ${instancePath || "its root"}: ${message}.`,
      });
  };
  const media = (where: string, { schema, examples = {} }: MediaType) => {
    if (!schema) return;
    const check = ajv.compile(local(schema));
    for (const [name, example] of Object.entries(examples))
      complain(
        check,
        follow<{ value?: unknown }>(document, example as { value?: unknown }).value,
        `${where}, example ${name}`,
      );
  };
  /** An answer that may be one thing or another shows each. */
  const everyVariant = (where: string, { schema, examples = {} }: MediaType) => {
    if (!schema) return;
    const whole = follow<Schema>(document, schema as { $ref: string });
    const values = Object.values(examples).map(
      (example) => follow<{ value?: unknown }>(document, example as { value?: unknown }).value,
    );
    for (const [at, variant] of (whole.oneOf ?? whole.anyOf ?? []).entries()) {
      const check = ajv.compile(local(variant));
      if (!values.some((value) => check(value)))
        findings.push({ where, message: `no example shows variant ${at + 1} of the answer: name one.` });
    }
  };
  for (const { id, object, answers } of operations) {
    const body =
      object.requestBody && follow<NonNullable<typeof object.requestBody>>(document, object.requestBody);
    const sent = body?.content?.["application/json"];
    if (sent) media(`${id} request`, sent);
    if (sent && Object.keys(sent.examples ?? {}).length === 0)
      findings.push({
        where: `${id} request`,
        message: "has no named example: mock, docs and tests live off them.",
      });
    for (const { status, answer } of answers) {
      const jsonMedia = answer.content?.["application/json"];
      if (!jsonMedia) continue;
      media(`${id} ${status}`, jsonMedia);
      if (Object.keys(jsonMedia.examples ?? {}).length === 0)
        findings.push({
          where: `${id} ${status}`,
          message: "has no named example: mock, docs and tests live off them.",
        });
      if (status < 300) everyVariant(`${id} ${status}`, jsonMedia);
    }
  }
  for (const [name, component] of Object.entries(document.components.schemas)) {
    eachSchema(component, (schema, pointer) => {
      if (!schema.examples || schema.examples.length === 0) return;
      const check = ajv.compile(local(schema));
      for (const example of schema.examples) complain(check, example, `${name}${pointer}`);
    });
  }
  return findings;
}
