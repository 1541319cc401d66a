import type { Operation } from "../contract.ts";
import { literal } from "./literal.ts";
import type { SampleRequest } from "./sampleRequest.ts";

/** A call of the SDK's client, as it is written in TypeScript. */
export function formatCall({ id }: Operation, { path, query, body, hasBody }: SampleRequest): string {
  const params = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const options = { ...(Object.keys(params).length > 0 && { params }), ...(hasBody && { body }) };
  return `await shop.${id}(${Object.keys(options).length > 0 ? literal(options, "", 40) : ""})`;
}
