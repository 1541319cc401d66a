import { InvalidRequestError } from "@velours/sdk/shop";
import type { Media, Operation } from "../contract.ts";
import { nearest } from "../session/nearest.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { readInput } from "./callHandler.ts";
import type { RawRequest } from "./RawRequest.ts";
import { readPreference } from "./readPreference.ts";

/**
 * The contract's own example: the one that `prefer` names (`example=promotionExpired, code=409`), else the first of the
 * response that succeeds. A request that breaks the contract is refused, whatever it prefers.
 */
export function answerExample(operation: Operation, request: RawRequest, prefer?: string): MockResponse {
  if (!request.headers["x-client-token"]) return refuse("clientTokenInvalid");
  try {
    readInput(operation, request);
  } catch (error) {
    if (error instanceof InvalidRequestError) return refuseFields(error.fields);
    throw error;
  }
  const { example: name, code } = readPreference(prefer ?? "") ?? {};
  const statuses = Object.keys(operation.responses);
  const status = statuses.find((status) => (code ? status === code : status < "300")) ?? "200";
  const { content = {}, headers = {} } = operation.responses[status] ?? {};
  const media = Object.entries(content).find(
    ([, { examples = {} }]) => !name || Object.hasOwn(examples, name),
  );
  if (name && media === undefined) return refuseFields({ prefer: describeUnknown(name, status, content) });
  const [type, { examples = {} }] = media ?? Object.entries(content)[0] ?? [undefined, {}];
  const example = (name && examples[name]) || Object.values(examples)[0];
  return {
    status: Number(status),
    body: example?.value,
    headers: {
      ...headers,
      ...(type && type !== "application/json" && { "content-type": type }),
    },
  };
}

function describeUnknown(name: string, status: string, content: Record<string, Media>): string {
  const names = Object.values(content).flatMap(({ examples }) => Object.keys(examples));
  const near = nearest(name, names);
  const hint = near ? `Did you mean "${near}"?` : `There are: ${names.join(", ") || "none"}.`;
  return `The operation has no example "${name}" of status ${status}. ${hint}`;
}
