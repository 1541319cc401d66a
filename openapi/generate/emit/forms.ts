import { compile } from "../compile.ts";
import type { Contract } from "../contract.ts";
import { inline } from "../examples/literal.ts";
import type { FormRule } from "../schema.ts";
import type { Files } from "./Files.ts";
import { HEADER } from "./header.ts";

/** A stand-alone validator for each component with `x-form: true`, in a module of its own so that one brings no other. */
export function emitForms({ document }: Contract): Files {
  const { schemas } = document.components;
  const names = Object.keys(schemas).filter((name) => schemas[name]?.["x-form"] === true);
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
        `${HEADER}${emitFormTypes(form)}${schemas[form]?.["x-rule"] ? RULE_TYPES : ""}`,
      ],
    ];
  });
  // Re-exports alone: a constant of each form's type here would bring all forms into every chunk that has one.
  const index = HEADER + names.map((form) => `export * as ${form} from "./${form}.js";\n`).join("");
  return [...files, ["sdk/src/generated/forms/index.ts", index]];
}

const emitFormTypes = (form: string) => `import type { Form } from "../../validation.ts";
import type { ${form} } from "../types.ts";
export declare const check: Form<unknown>["check"];
export declare const texts: Form<unknown>["texts"];
/** Only a type: nothing is there. */
export declare const value: ${form};
`;

const RULE_TYPES = `export declare const rule: NonNullable<Form<unknown>["rule"]>;
export declare const ruleTexts: NonNullable<Form<unknown>["ruleTexts"]>;
`;

/** A rule that JSON Schema cannot express, and its texts. */
function ruleCode(rule: FormRule | undefined): string {
  if (!rule) return "";
  return `export { ${rule.name} as rule } from "../../rules/forms/${rule.name}.ts";\nexport const ruleTexts = ${inline(ruleTexts(rule))};\n`;
}

/** The texts of a rule, English and French, by path and key. */
export const ruleTexts = (rule: FormRule) =>
  Object.fromEntries(
    Object.entries(rule.messages).map(([path, messages]) => [
      path,
      Object.fromEntries(Object.entries(messages).map(([key, { en, fr }]) => [key, [en, fr]])),
    ]),
  );
