import fc from "fast-check";
import { formatQuery, formatText, type Operation } from "../contract/document.ts";
import type { createArbitraries } from "./arbitraries.ts";

export interface FuzzRequest {
  params: Record<string, string>;
  query: string | undefined;
  body: unknown;
  /** Between 0 and 3: 0 asks as a guest, above 1 about oneself. */
  die: number;
}

/** Requests of an operation. `body` is one that would be taken, where the contract has no example that is. */
export function toRequests(
  { parameters, body, examples }: Operation,
  { anything, toArbitrary, almost }: ReturnType<typeof createArbitraries>,
  taken?: () => unknown,
): fc.Arbitrary<FuzzRequest> {
  const shaped = parameters.filter(({ in: place }) => place === "path" || place === "query");
  const parts = fc.record<Record<string, unknown>, string>(
    Object.fromEntries(
      shaped.map((parameter) => [`${parameter.in} ${parameter.name}`, toArbitrary(parameter.schema, 1)]),
    ),
    {
      requiredKeys: shaped
        .filter((parameter) => parameter.in === "path")
        .map((parameter) => `path ${parameter.name}`),
    },
  );
  const bodies =
    body === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 3, arbitrary: toArbitrary(body, 0) },
          { weight: 1, arbitrary: anything },
          taken !== undefined
            ? { weight: 8, arbitrary: fc.constant(null).chain(() => almost(taken())) }
            : { weight: 2, arbitrary: fc.constantFrom(...examples).chain(almost) },
        );
  return fc.record({ parts, body: bodies, die: fc.nat(3) }).map(({ parts: values, body: sent, die }) => {
    const query: string[] = [];
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(values)) {
      const [place, key = ""] = name.split(" ", 2);
      if (place === "query") query.push(...formatQuery(key, value));
      if (place === "path") params[key] = formatText(value).toWellFormed();
    }
    return { params, query: query.length === 0 ? undefined : query.join("&"), body: sent, die };
  });
}
