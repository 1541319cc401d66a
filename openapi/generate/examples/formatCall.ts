import type { Operation } from "../contract.ts";
import { groupCall } from "../groupCall.ts";
import { literal } from "./literal.ts";
import type { SampleRequest } from "./sampleRequest.ts";

/** A call of the SDK's client, as it is written in TypeScript. */
export function formatCall(
  { id }: Pick<Operation, "id">,
  { path, query, body, hasBody }: Omit<SampleRequest, "url" | "header">,
): string {
  const params = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
  };
  const options = { ...(Object.keys(params).length > 0 && { params }), ...(hasBody && { body }) };
  return `await shop.${id}(${Object.keys(options).length > 0 ? literal(options, "", 40) : ""})`;
}

/** The same call by its group. */
export function formatGroupCall(operation: Operation, request: SampleRequest): string {
  const { group, name, places } = groupCall(operation);
  const { path, query, body } = request;
  const args = places.map((place) => {
    if (place === "body") return body;
    if (place !== "query") return path[place];
    return Object.keys(query).length > 0 ? query : undefined;
  });
  const last = args.findLastIndex((value) => value !== undefined);
  return `await shop.${group}.${name}(${args
    .slice(0, last + 1)
    .map((value) => literal(value, "", 40))
    .join(", ")})`;
}
