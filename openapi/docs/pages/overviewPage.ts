import type { Contract } from "../../generate/contract.ts";
import type { Block, Page } from "../Page.ts";
import { MOCK } from "../samples/request.ts";
import { sdkSample } from "../samples/sdkSample.ts";
import { headerField } from "../schema/headerField.ts";
import { capital, type Domain } from "./lists.ts";

export function overviewPage(
  { document, operations, errors, headersEverywhere }: Contract,
  domains: Domain[],
  guides: Page[],
): Page {
  const { info, components } = document as typeof document & {
    info: { title: string; summary: string; description: string };
    components: { securitySchemes?: Record<string, { name: string; description: string }> };
  };
  const first = operations.find(({ id }) => id === "getProduct") ?? operations[0];
  return {
    path: "index",
    kind: "overview",
    title: `${info.title} API`,
    summary: info.summary,
    blocks: [
      { kind: "prose", markdown: info.description },
      ...(first
        ? [
            {
              kind: "code" as const,
              language: "ts" as const,
              title: "A first call",
              code: sdkSample(document, first),
            },
          ]
        : []),
      { kind: "heading", level: 2, text: "Start here" },
      { kind: "cards", cards: guides.map(({ title, path, summary }) => ({ title, path, text: summary })) },
      { kind: "heading", level: 2, text: "The API" },
      { kind: "cards", cards: domains.filter((domain) => domain.operations.length > 0).map(domainCard) },
      { kind: "heading", level: 2, text: "Every request" },
      {
        kind: "prose",
        markdown: `Paths are below \`${document.servers?.[0]?.url ?? "/"}\` of the shop: \`http://localhost:3000/api\` after \`npm start\`, \`${MOCK}/api\` after \`npm run mock\`. Bodies are JSON.`,
      },
      ...securityBlock(Object.values(components.securitySchemes ?? {})),
      { kind: "heading", level: 2, text: "Every answer" },
      {
        kind: "fields",
        label: "Headers of every answer",
        fields: headersEverywhere.map((name) =>
          headerField(document, name, first?.answers[0]?.answer.headers?.[name]),
        ),
      },
      {
        kind: "prose",
        markdown: `An error is \`{ reference, message, value }\`, one of [${errors.length} references](/errors/index). The whole contract is one OpenAPI 3.1 document, [openapi.json](/openapi.json); every page is Markdown too, and [llms.txt](/llms.txt) lists them.`,
      },
    ],
  };
}

const domainCard = ({ name, description, operations }: Domain) => ({
  title: capital(name),
  path: `domains/${name}`,
  text: `${description} ${operations.length === 1 ? "1 operation" : `${operations.length} operations`}`,
});

function securityBlock(schemes: { name: string; description: string }[]): Block[] {
  return [
    {
      kind: "table",
      head: ["Header or cookie", "What it is"],
      rows: schemes.map(({ name, description }) => [`\`${name}\``, description]),
    },
  ];
}
