import { InvalidRequest } from "@velours/sdk/shop";
import { type Operation, resolve } from "../contract.ts";
import type { Answer } from "../shop/Answer.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { type RawRequest, readInput } from "./callHandler.ts";

interface Header {
  schema?: { examples?: unknown[]; example?: unknown; default?: unknown };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/**
 * The contract's own example: the one that `prefer` names (`example=promotionExpired, code=409`), else the first of the
 * response that succeeds. A request that breaks the contract is refused, whatever it prefers.
 */
export function answerExample(operation: Operation, request: RawRequest, prefer?: string): Answer {
  if (!request.headers["x-client-token"]) return refuse("clientTokenInvalid");
  const needsKey = operation.security?.some((scheme) => "merchantKey" in scheme);
  if (needsKey && !request.headers["x-merchant-key"]) return refuse("merchantKeyInvalid");
  try {
    readInput(operation, request);
  } catch (error) {
    if (error instanceof InvalidRequest) return refuseFields(error.fields);
    throw error;
  }
  const name = /\bexample=([^\s,;]+)/.exec(prefer ?? "")?.[1];
  const code = /\bcode=(\d{3})/.exec(prefer ?? "")?.[1];
  const statuses = Object.keys(operation.responses);
  const status = statuses.find((status) => (code ? status === code : status < "300")) ?? "200";
  const { content = {}, headers } = operation.responses[status] ?? {};
  const media = Object.entries(content).find(
    ([, { examples = {} }]) => !name || Object.hasOwn(examples, name),
  );
  const [type, { examples = {} }] = media ?? Object.entries(content)[0] ?? [undefined, {}];
  const example = (name && examples[name]) || Object.values(examples)[0];
  return {
    status: Number(status),
    body: example?.value,
    headers: {
      ...exampleHeaders(headers),
      ...(type && type !== "application/json" && { "content-type": type }),
    },
  } as Answer;
}

function exampleHeaders(headers: Record<string, unknown> = {}): Record<string, string> {
  const values = Object.entries(headers).map(([name, declared]) => {
    const { example, examples = {}, schema } = resolve(declared as Header);
    const { examples: own = [], example: single, default: usual } = resolve(schema ?? {});
    return [
      name.toLowerCase(),
      example ?? Object.values(examples)[0]?.value ?? own[0] ?? single ?? usual,
    ] as const;
  });
  // The session's own revision is set for every answer.
  const stated = values.filter(([name, value]) => value !== undefined && name !== "x-session-validation");
  return Object.fromEntries(
    stated.map(([name, value]) => [name, typeof value === "object" ? JSON.stringify(value) : String(value)]),
  );
}
