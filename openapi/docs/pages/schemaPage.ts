import type { Contract } from "../../generate/contract.ts";
import { getExample } from "../../generate/examples/sampleRequest.ts";
import type { Schema } from "../../generate/schema.ts";
import type { Block, Page } from "../Page.ts";
import { facts } from "../schema/facts.ts";
import { listFields } from "../schema/fields.ts";
import { typeText } from "../schema/typeParts.ts";
import { wrongValues } from "../schema/wrongValues.ts";
import { capital } from "./lists.ts";

interface Uses {
  operations: string[];
  schemas: string[];
}

export function schemaPage(
  { document }: Contract,
  name: string,
  domain: string | undefined,
  uses: Uses,
): Page {
  const schema = document.components.schemas[name] as Schema;
  const fields = listFields(document, schema);
  const description = schema.description ?? "";
  return {
    path: `schemas/${name}`,
    kind: "schema",
    title: name,
    summary: description.replace(/\s+/g, " "),
    trail: [
      { title: "Schemas", path: "schemas/index" },
      ...(domain ? [{ title: capital(domain), path: `domains/${domain}` }] : []),
    ],
    blocks: [
      { kind: "prose", markdown: description },
      ...(fields.length > 0
        ? [
            { kind: "heading" as const, level: 2 as const, text: "Fields" },
            { kind: "fields" as const, fields, label: "Fields" },
          ]
        : valueBlocks(schema)),
      ...(schema["x-form"] ? formBlocks(name) : []),
      ...wrongBlocks(schema),
      ...useBlocks(uses),
    ],
  };
}

function valueBlocks(schema: Schema): Block[] {
  const example = getExample(schema);
  const lines = [
    typeText(schema),
    ...facts(schema),
    example !== undefined && `for example \`${JSON.stringify(example)}\``,
  ];
  return [{ kind: "prose", markdown: `A ${lines.filter(Boolean).join("; ")}.` }];
}

function formBlocks(name: string): Block[] {
  return [
    {
      kind: "prose",
      markdown: `It is a form: \`validateForm(${name}, value, "fr")\` of \`@velours/sdk/forms\` checks it in the browser exactly as the server does.`,
    },
  ];
}

function wrongBlocks(schema: Schema): Block[] {
  const rows = wrongValues(schema).map(({ path, en, fr }) => [path ? `\`${path}\`` : "the whole", en, fr]);
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "What a wrong value is answered with" },
    { kind: "table", head: ["Path", "English", "Français"], rows },
  ];
}

function useBlocks({ operations, schemas }: Uses): Block[] {
  const links = [
    ...operations.map((id) => `[\`${id}\`](/operations/${id})`),
    ...schemas.map((name) => `[\`${name}\`](/schemas/${name})`),
  ];
  if (links.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Used by" },
    { kind: "prose", markdown: links.join(" · ") },
  ];
}
