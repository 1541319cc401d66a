import type { Operation } from "../../generate/contract.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import type { PlainRequest } from "./PlainRequest.ts";

/** Where samples are sent: `npm run mock`. */
export const MOCK = "http://localhost:4010";
export const CLIENT_TOKEN = "velours-dev";
/** A mock takes any key of a merchant. */
export const MERCHANT_KEY = "velours-merchant-key";

/** The request of an operation's own examples. */
export function toPlainRequest(document: OpenApiDocument, operation: Operation): PlainRequest {
  const { url, header, body, hasBody } = sampleRequest(document, operation);
  const answer = successType(operation);
  return {
    method: operation.method.toUpperCase(),
    address: `${MOCK}/api${url}`,
    headers: {
      "x-client-token": CLIENT_TOKEN,
      ...(operation.scopes !== null && { "x-merchant-key": MERCHANT_KEY }),
      ...Object.fromEntries(
        Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(hasBody && { "content-type": "application/json" }),
    },
    ...(hasBody && { body }),
    ...(answer !== undefined && { answer }),
  };
}

/** Type of the body of a success; undefined where there is none. */
function successType({ answers }: Operation): string | undefined {
  const success = answers.find(({ status }) => status < 300);
  return Object.keys(success?.answer.content ?? {})[0];
}
