import type { Contract, Operation } from "../../generate/contract.ts";
import { groupCall } from "../../generate/groupCall.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Block, Page } from "../Page.ts";
import { formatCurl } from "../samples/formatCurl.ts";
import { formatGo } from "../samples/formatGo.ts";
import { formatPython } from "../samples/formatPython.ts";
import { toPlainRequest } from "../samples/request.ts";
import { sdkSample } from "../samples/sdkSample.ts";
import { type Field, listFields, OPENED, toField } from "../schema/fields.ts";
import { typeText } from "../schema/typeParts.ts";
import { errorTable } from "./errorTable.ts";
import { capital } from "./lists.ts";
import { answerBlocks, exampleBlocks } from "./operationAnswers.ts";
import { tryRequest } from "./operationTry.ts";

export function operationPage(contract: Contract, operation: Operation): Page {
  const { document } = contract;
  const { id, method, path, object, idempotent, safe } = operation;
  const request = toPlainRequest(document, operation);
  const domain = object.tags?.[0] ?? "";
  return {
    path: `operations/${id}`,
    kind: "operation",
    title: object.summary ?? id,
    summary: `${id} · ${method.toUpperCase()} ${path}. ${plain(object.description ?? "")}`,
    trail: [
      { title: "Operations", path: "operations/index" },
      { title: capital(domain), path: `domains/${domain}` },
    ],
    blocks: [
      { kind: "endpoint", method: method.toUpperCase(), path: `/api${path}` },
      ...(object.deprecated ? [{ kind: "prose" as const, markdown: deprecationText(object) }] : []),
      { kind: "prose", markdown: object.description ?? "" },
      {
        kind: "prose",
        markdown: `\`shop.${id}()\` in the SDK, \`shop.${groupSignature(operation)}\` [by group](/guides/sdk#calls-by-group).${
          idempotent
            ? " It sends an [`Idempotency-Key`](/guides/idempotency) by itself, so a lost answer can be asked for again."
            : safe && method !== "get"
              ? " It only reads: the SDK [repeats](/guides/network) it."
              : ""
        }`,
      },
      ...parameterBlocks(document, operation),
      ...bodyBlocks(document, operation),
      ...answerBlocks(contract, operation),
      ...errorBlocks(contract, operation),
      { kind: "heading", level: 2, text: "Try it" },
      { kind: "try", request: tryRequest(contract, operation) },
    ],
    aside: [
      { kind: "code", language: "ts", title: "TypeScript", code: sdkSample(document, operation) },
      { kind: "code", language: "sh", title: "Shell", code: formatCurl(request) },
      { kind: "code", language: "python", title: "Python", code: formatPython(request) },
      { kind: "code", language: "go", title: "Go", code: formatGo(request) },
      ...exampleBlocks(document, operation),
    ],
  };
}

function groupSignature(operation: Operation): string {
  const { group, name, places } = groupCall(operation);
  return `${group}.${name}(${places.join(", ")})`;
}

function parameterBlocks(document: OpenApiDocument, { parameters }: Operation): Block[] {
  const places = [
    ["path", "Path parameters"],
    ["query", "Query parameters"],
    ["header", "Request headers"],
  ] as const;
  return places.flatMap(([place, text]): Block[] => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter): Field => {
        const field = toField(
          document,
          parameter.name,
          parameter.schema,
          parameter.required === true,
          OPENED,
        );
        const nested = field.children.map((child) => ({
          ...child,
          name: `${parameter.name}[${child.name}]`,
        }));
        return {
          ...field,
          children: nested,
          description: [
            ...(parameter.deprecated ? [deprecationText(parameter)] : []),
            (parameter.description ?? "") || field.description,
          ].join(" "),
        };
      });
    return fields.length > 0
      ? [
          { kind: "heading", level: 2, text },
          { kind: "fields", fields, label: text },
        ]
      : [];
  });
}

/** When something goes, in a sentence. */
const deprecationText = (marked: { "x-deprecated-since"?: string; "x-sunset"?: string }): string =>
  `**[Deprecated](/guides/versions#how-something-goes)** since ${marked["x-deprecated-since"]}, and gone after ${marked["x-sunset"]} at the earliest.`;

function bodyBlocks(document: OpenApiDocument, { body }: Operation): Block[] {
  if (!body) return [];
  return [
    { kind: "heading", level: 2, text: "Request body" },
    { kind: "prose", markdown: `JSON, ${typeText(body.schema)}${body.required ? ", required" : ""}.` },
    { kind: "fields", fields: listFields(document, body.schema, OPENED), label: "Request body" },
  ];
}

function errorBlocks({ document, errors }: Contract, operation: Operation): Block[] {
  const everywhere = new Set(document["x-errors-everywhere"]);
  const answered = errors.filter(({ reference }) => operation.errors.includes(reference));
  const own = answered.filter(({ reference }) => !everywhere.has(reference));
  const others = answered.filter(({ reference }) => everywhere.has(reference));
  return [
    { kind: "heading", level: 2, text: "Errors" },
    ...(own.length > 0 ? [errorTable(own)] : []),
    {
      kind: "prose",
      markdown: `${own.length > 0 ? "And those" : "Only those"} every operation may answer: ${others.map(({ reference }) => `[\`${reference}\`](/errors/${reference})`).join(", ")}.`,
    },
  ];
}

/** The first sentence, without Markdown's signs. */
const plain = (markdown: string): string => markdown.replace(/\s+/g, " ").replaceAll("`", "").trim();
