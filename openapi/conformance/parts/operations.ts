import { type Call, type Caller, type CaseDefinition, newKey } from "../Case.ts";
import { contractOperations, type Operation } from "../contract/document.ts";
import { Asker, exampleBody } from "../probes/Probe.ts";
import { pathParams } from "../probes/pathParams.ts";
import { getProbes } from "../probes/probes.ts";

/**
 * A case for each operation: a request that succeeds, and one for each error reference that can be had from
 * outside.
 */
export const listContractCases = (): CaseDefinition[] =>
  [...contractOperations.values()].map((operation) => ({
    name: operation.name,
    check: async (check) => {
      const asker = new Asker(check);
      const { name } = operation;
      for (const [expected, build] of Object.entries(getProbes(name))) {
        const request = await build(asker);
        if (request === undefined) {
          check.skipped.push(`${expected}: the fixture has nothing for it`);
          continue;
        }
        const { as: caller = asker.guest, ...sent } = request;
        // Where the contract leaves the key out, a server has to do without it.
        const call = {
          ...sent,
          headers: { ...(needsIdempotencyKey(operation) && newKey()), ...sent.headers },
        };
        check.expectAnswer(await caller(name, call), expected);
      }
      for (const [expected, call] of listGeneralProbes(operation)) {
        const answer = await (check.caller() satisfies Caller)(name, call);
        check.expectAnswer(answer, expected);
      }
    },
  }));

const needsIdempotencyKey = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, required }) => name.toLowerCase() === "idempotency-key" && required === true);

/** Refusals that every operation has, or every one that changes something. */
function listGeneralProbes({ name, method, body, path }: Operation): [string, Call][] {
  const call = {
    params: pathParams,
    ...exampleBody(name),
  };
  const found: [string, Call][] = [
    ["clientTokenInvalid", { ...call, headers: { "x-client-token": "another" } }],
  ];
  const needsKey = path.startsWith("/merchant");
  if (needsKey) return found;
  if (method !== "GET")
    found.push(["crossSiteRequest", { ...call, headers: { "sec-fetch-site": "cross-site" } }]);
  if (body !== undefined) found.push(["validationError", { ...call, body: [] }]);
  return found;
}
