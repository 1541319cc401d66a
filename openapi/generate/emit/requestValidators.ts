import { compile } from "../compile.ts";
import type { Contract } from "../contract.ts";
import { inline } from "../examples/literal.ts";
import type { FormRule, Schema } from "../schema.ts";
import type { Files } from "./Files.ts";
import { ruleTexts } from "./forms.ts";
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
  const ruled: Record<string, FormRule> = {};
  for (const operation of operations) {
    const places: [string, Schema | undefined][] = [
      [paramsValidator(operation), pathSchema(operation)],
      [queryValidator(operation), querySchema(operation)],
      [headersValidator(operation), headerSchema(operation)],
    ];
    for (const [name, schema] of places) if (schema) parameters[name] = schema;
    if (operation.body) bodies[bodyValidator(operation)] = operation.body.schema;
    const form = operation.body?.schema.$ref?.replace("#/components/schemas/", "");
    const rule = form && document.components.schemas[form]?.["x-rule"];
    if (rule) ruled[bodyValidator(operation)] = rule;
  }
  const { schemas } = document.components;
  return [
    ...module("bodies", bodies, schemas, false),
    ...module("parameters", parameters, schemas, true),
    ["sdk/src/generated/requests/formsWithRules.ts", formsWithRules(ruled)],
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

/** The rules beside the schemas of bodies, by the name of their validator; the forms' own validators are not imported. */
function formsWithRules(rules: Record<string, FormRule>): string {
  const rows = Object.entries(rules).map(
    ([body, rule]) => `  ${body}: { rule: ${rule.name}, ruleTexts: ${inline(ruleTexts(rule))} },\n`,
  );
  const imports = [...new Set(Object.values(rules).map(({ name }) => name))]
    .sort()
    .map((name) => `import { ${name} } from "../../rules/forms/${name}.ts";\n`);
  return `${HEADER}${imports.join("")}import type { Form } from "../../validation.ts";\n\nexport const formsWithRules: Readonly<Record<string, Pick<Form<unknown>, "rule" | "ruleTexts">>> = {\n${rows.join("")}};\n`;
}
