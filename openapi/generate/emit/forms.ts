import { compile } from "../compile.ts";
import type { Contract } from "../contract.ts";
import type { FormRule } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER, literal } from "./header.ts";

/** A stand-alone validator for each component with `x-form: true`, in a module of its own so that one brings no other. */
export function emitForms({ document }: Contract): Files {
  const { schemas } = document.components;
  const names = Object.keys(schemas).filter((one) => schemas[one]?.["x-form"] === true);
  const files: Files = names.flatMap((form): Files => {
    const { code, texts } = compile({ check: schemas[form] ?? {} }, schemas);
    const table = texts.map((pair) => `  ${JSON.stringify(pair)},\n`).join("");
    return [
      [
        `sdk/src/generated/forms/${form}.js`,
        `${HEADER}${code}\nexport const texts = [\n${table}];\n${ruleCode(schemas[form]?.["x-rule"])}`,
      ],
      [
        `sdk/src/generated/forms/${form}.d.ts`,
        `${HEADER}import type { Form } from "../../validation.ts";\n${TYPES}${schemas[form]?.["x-rule"] ? RULE_TYPES : ""}`,
      ],
    ];
  });
  const values = names
    .map((form) => `import type { ${form} as ${form}Value } from "../types.ts";\n`)
    .join("");
  const imports = names.map((form) => `import * as ${form}Form from "./${form}.js";\n`).join("");
  const exported = names.map((form) => `export const ${form}: Form<${form}Value> = ${form}Form;\n`).join("");
  const index = `${HEADER}import type { Form } from "../../validation.ts";\n${values}${imports}\n${exported}`;
  return [...files, ["sdk/src/generated/forms/index.ts", index]];
}

const TYPES = `export declare const check: Form<unknown>["check"];
export declare const texts: Form<unknown>["texts"];
`;

const RULE_TYPES = `export declare const rule: NonNullable<Form<unknown>["rule"]>;
export declare const ruleTexts: NonNullable<Form<unknown>["ruleTexts"]>;
`;

/** What JSON Schema cannot say: the rule of the SDK, and what it says. */
function ruleCode(rule: FormRule | undefined): string {
  if (!rule) return "";
  const texts = Object.fromEntries(
    Object.entries(rule.messages).map(([path, messages]) => [
      path,
      Object.fromEntries(Object.entries(messages).map(([key, { en, fr }]) => [key, [en, fr]])),
    ]),
  );
  return `export { ${rule.name} as rule } from "../../rules/forms/${rule.name}.ts";\nexport const ruleTexts = ${literal(texts)};\n`;
}
