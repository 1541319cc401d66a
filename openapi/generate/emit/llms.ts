import type { Contract, Operation } from "../contract.ts";
import type { ErrorFile } from "../errors.ts";
import type { Files } from "./Files.ts";

/** The contract in prose, for language models that write programs against the SDK (https://llmstxt.org). */
export function emitLlms({ document, operations, errors }: Contract): Files {
  const everywhere = document["x-errors-everywhere"] ?? [];
  const tags = (document.tags ?? []) as { name: string; description?: string }[];
  const domains = tags.map(({ name, description }) => {
    const own = operations.filter((operation) => operation.object.tags?.includes(name));
    return `### ${name}\n\n${oneLine(description)}\n\n${own.map((operation) => operationLine(operation, everywhere)).join("\n")}`;
  });
  return [
    [
      "sdk/src/generated/llms.txt",
      `<!-- Generated from openapi/ by \`npm run generate\`. Do not edit. -->
# @velours/sdk

> Typed client, rules and form validators of the Velours shop contract: one function for each operation, errors told
> apart by \`error.reference\`, the same arithmetic as the server.

- \`import { createClient, paginate, jsonHeader } from "@velours/sdk"\`; \`const client = createClient({ baseUrl, clientToken })\`.
- \`await client.getProduct({ params: { path: { id }, query: { … } }, body, signal, idempotencyKey })\` resolves
  \`{ data, response }\` or \`{ error, response }\`; \`error\` is \`{ reference, message, value }\`. It throws only
  VeloursError (ConnectionError, TimeoutError, UnexpectedAnswerError) and the reason of an aborted signal.
- Operations below \`/merchant\` are functions of another client, with a key that the shop's merchant made:
  \`import { createMerchantClient } from "@velours/sdk/merchant"\`; \`createMerchantClient({ baseUrl, clientToken, headers: { "x-merchant-key": key } })\`.
  \`getErrorMessage\` of \`@velours/sdk/merchant\` knows their errors, too.
- Amounts are decimals of the currency named beside them. \`@velours/sdk/rules\` computes with them: never add them yourself.
- \`getErrorMessage(error, "fr")\` of \`@velours/sdk/errors\` gives a text in the shopper's language; \`validateForm(ShippingAddress, value, "fr")\`
  of \`@velours/sdk/forms\` gives one text for each wrong path. The whole contract is \`@velours/sdk/openapi.json\`.

## Operations

"!" marks the ones that send an Idempotency-Key of their own and may be repeated. Every operation may also answer ${everywhere.map(code).join(", ")}.

${domains.join("\n\n")}

## Errors

${errors.map(errorLine).join("\n")}
`,
    ],
  ];
}

function operationLine(
  { id, method, path, idempotent, object, errors }: Operation,
  everywhere: string[],
): string {
  const own = errors.filter((reference) => !everywhere.includes(reference));
  const refusals = own.length > 0 ? ` Errors: ${own.map(code).join(", ")}.` : "";
  return `- ${code(id)}${idempotent ? "!" : ""} ${method.toUpperCase()} ${path}: ${oneLine(object.summary)}. ${oneLine(object.description)}${refusals}`;
}

function errorLine({ reference, status, retry, summary, when, do: advice, messages }: ErrorFile): string {
  const texts = messages.map(({ en }) => JSON.stringify(en)).join(" or ");
  return `- ${code(reference)} ${status}${retry ? ", may be repeated" : ""}: ${oneLine(summary)} When: ${oneLine(when)} Do: ${oneLine(advice)} Text: ${texts}.`;
}

const code = (text: string): string => `\`${text}\``;
const oneLine = (text = ""): string => text.trim().replace(/\s*\n\s*/g, " ");
