import { byCaller, type Contract, type Operation } from "../../generate/contract.ts";
import {
  buildErrorExample,
  type ErrorFile,
  type ErrorMessage,
  saysWhenToRepeat,
} from "../../generate/errors.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { Block, Page } from "../Page.ts";
import { errorSample, textSample } from "../samples/errorSample.ts";
import { MOCK } from "../samples/request.ts";
import { listFields, toField } from "../schema/fields.ts";

export function errorPage(contract: Contract, error: ErrorFile): Page {
  const { document, operations } = contract;
  const { reference, status, summary, retry, when } = error;
  const answeredBy = operations.filter(({ errors }) => errors.includes(reference));
  const { shop, merchant } = byCaller(answeredBy);
  const simplest = (shop.length > 0 ? shop : merchant).toSorted(
    (a, b) => weight(document, a) - weight(document, b),
  )[0];
  return {
    path: `errors/${reference}`,
    kind: "error",
    title: reference,
    summary: `${status}. ${summary} ${when}`,
    trail: [{ title: "Errors", path: "errors/index" }],
    blocks: [
      {
        kind: "badges",
        badges: [
          { text: String(status), tone: "plain" },
          { text: retry ? "may be repeated" : "do not repeat", tone: retry ? "good" : "bad" },
        ],
      },
      { kind: "prose", markdown: `**${summary}**` },
      { kind: "heading", level: 2, text: "When it happens" },
      { kind: "prose", markdown: when },
      { kind: "heading", level: 2, text: "What to do" },
      { kind: "prose", markdown: `${error.do}\n\n${repeating(error)}` },
      { kind: "heading", level: 2, text: "Its value" },
      ...valueBlocks(contract, error),
      { kind: "heading", level: 2, text: "What the shopper reads" },
      messageTable(error.messages),
      { kind: "heading", level: 2, text: "Who answers it" },
      {
        kind: "prose",
        markdown: whoAnswers(
          error,
          answeredBy.map(({ id }) => id),
          document["x-errors-everywhere"] ?? [],
        ),
      },
      { kind: "heading", level: 2, text: "See it" },
      {
        kind: "prose",
        markdown: simplest
          ? `With \`npm run mock\`, [the gallery](${MOCK}/scenarios#${reference}) opens the storefront where it meets this error. In a request, the header \`Prefer: code=${status}, example=${reference}\` asks the mock for it.`
          : `[The gallery](${MOCK}/scenarios#${reference}) of \`npm run mock\` has its texts. The mock finds it in a cart as the shop does.`,
      },
    ],
    aside: [
      {
        kind: "code",
        language: "ts",
        title: simplest ? "Handling it" : "Its text",
        code: simplest ? errorSample(document, error, simplest) : textSample(error),
      },
      {
        kind: "code",
        language: "json",
        title: `${status} · on the wire`,
        code: JSON.stringify(buildErrorExample(error), null, 2),
      },
    ],
  };
}

/** How much one must read before the part of a sample that matters. */
const weight = (document: OpenApiDocument, operation: Operation): number =>
  JSON.stringify(sampleRequest(document, operation)).length;

function messageTable(messages: ErrorMessage[]): Block {
  const areSeveral = messages.some(({ for: operationIds }) => operationIds);
  const formatOperations = ({ for: operationIds }: ErrorMessage) =>
    operationIds?.map((id) => `\`${id}\``).join(", ") ?? "all others";
  return {
    kind: "table",
    head: [...(areSeveral ? ["Said of"] : []), "English", "Français"],
    rows: messages.map((message) => [
      ...(areSeveral ? [formatOperations(message)] : []),
      message.en,
      message.fr,
    ]),
  };
}

function repeating(error: ErrorFile): string {
  if (!error.retry) return "Do not repeat the same request: it would be refused again.";
  return saysWhenToRepeat(error)
    ? "Repeating the same request may help, after the seconds that `Retry-After` says."
    : "Repeating the same request may help, with growing pauses.";
}

function valueBlocks({ document }: Contract, { value, reference }: ErrorFile): Block[] {
  if (value === undefined || value.type === "null")
    return [{ kind: "prose", markdown: "`null`: the reference says all there is." }];
  const schema = document.components.schemas[`${reference.charAt(0).toUpperCase()}${reference.slice(1)}`];
  const field = toField(document, "value", schema?.properties?.value ?? value, true, { left: 2, above: [] });
  const inside = listFields(document, schema?.properties?.value ?? value, { left: 1, above: [] });
  const fields = inside.length > 0 && !field.component ? [{ ...field, children: inside }] : [field];
  return [{ kind: "fields", fields, label: "Value" }];
}

function whoAnswers({ reference, within }: ErrorFile, ids: string[], everywhere: string[]): string {
  if (everywhere.includes(reference)) return "Every operation may.";
  if ((ids.length === 0) !== (within !== undefined))
    throw new Error(
      `${reference}: name it in x-errors of an operation, or say in its file what it is within.`,
    );
  if (within !== undefined) return `No operation answers it by itself. It comes within ${within}.`;
  return ids.map((id) => `- [\`${id}\`](/operations/${id})`).join("\n");
}
