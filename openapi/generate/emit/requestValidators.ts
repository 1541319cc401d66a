import { compile } from "../compile.ts";
import type { Contract } from "../contract.ts";
import type { Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";
import {
  bodyValidator,
  headerSchema,
  headersValidator,
  paramsValidator,
  pathSchema,
  querySchema,
  queryValidator,
} from "./requestSchemas.ts";

/** Compiled validators of every request: bodies as they are, paths, queries and headers with coercion. */
export function emitRequestValidators({ document, operations }: Contract): Files {
  const bodies: Record<string, Schema> = {};
  const parameters: Record<string, Schema> = {};
  const ruled: Record<string, string> = {};
  for (const operation of operations) {
    const places: [string, Schema | undefined][] = [
      [paramsValidator(operation), pathSchema(operation)],
      [queryValidator(operation), querySchema(operation)],
      [headersValidator(operation), headerSchema(operation)],
    ];
    for (const [name, schema] of places) if (schema) parameters[name] = schema;
    if (operation.body) bodies[bodyValidator(operation)] = operation.body.schema;
    const form = operation.body?.schema.$ref?.replace("#/components/schemas/", "");
    if (form && document.components.schemas[form]?.["x-rule"]) ruled[bodyValidator(operation)] = form;
  }
  const { schemas } = document.components;
  return [
    ...module("bodies", bodies, schemas, false),
    ...module("parameters", parameters, schemas, true),
    ["sdk/src/generated/requests/validate.ts", validate(ruled)],
    ["server/src/generated/validate.ts", passedOn],
  ];
}

function module(
  file: string,
  schemas: Record<string, Schema>,
  components: Record<string, Schema>,
  coerce: boolean,
): Files {
  const { code, texts } = compile(schemas, components, { coerce, defaults: true });
  const table = texts.map((pair) => `  ${JSON.stringify(pair)},\n`).join("");
  return [
    [`sdk/src/generated/requests/${file}.js`, `${HEADER}${code}\nexport const texts = [\n${table}];\n`],
    [
      `sdk/src/generated/requests/${file}.d.ts`,
      `${HEADER}import type { Check, Texts } from "../../validation.ts";\n${Object.keys(schemas)
        .map((name) => `export declare const ${name}: Check;\n`)
        .join("")}export declare const texts: Texts;\n`,
    ],
  ];
}

const passedOn = `${HEADER}export { InvalidRequest, validatorCompiler } from "@velours/sdk/shop";
`;

const validate = (
  ruled: Record<string, string>,
): string => `${HEADER}import { ruleErrors } from "../../formErrors.ts";
import { type Check, type Form, fieldErrors, type Texts } from "../../validation.ts";
${Object.values(ruled).length > 0 ? `import { ${[...new Set(Object.values(ruled))].join(", ")} } from "../forms/index.ts";\n` : ""}
import * as bodies from "./bodies.js";
import * as parameters from "./parameters.js";

/** A request that breaks the contract: one English text for each path that is wrong. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0]);
    this.name = "InvalidRequest";
    this.fields = fields;
  }
}

/** Bodies with a rule beside their schema. */
const ruled: Record<string, Form<unknown>> = { ${Object.entries(ruled)
  .map(([body, form]) => `${body}: ${form}`)
  .join(", ")} };

/** For \`app.setValidatorCompiler\`: the validators were compiled with the contract, only their names arrive here. */
export function validatorCompiler({ schema }: { schema: unknown }): (data: unknown) => { value: unknown } | { error: Error } {
  const name = (schema as { "x-validator"?: string })["x-validator"] ?? "";
  const module = (name in bodies ? bodies : parameters) as unknown as Record<string, Check> & { texts: Texts };
  const check = module[name];
  if (!check) throw new Error(\`No compiled validator is called "\${name}": run npm run generate.\`);
  return (value) => {
    const fields = fieldErrors(check, module.texts, value) ?? {};
    const form = ruled[name];
    if (form) Object.assign(fields, ruleErrors(form, value, "en", Date.now(), Object.keys(fields)));
    return Object.keys(fields).length > 0 ? { error: new InvalidRequest(fields) } : { value };
  };
}
`;
