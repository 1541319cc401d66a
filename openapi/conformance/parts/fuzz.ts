import { randomUUID } from "node:crypto";
import { references } from "@velours/sdk/shop";
import fc from "fast-check";
import type { Caller, Case, CaseDefinition, Run } from "../Case.ts";
import { contractOperations, type Operation } from "../contract/document.ts";
import { createArbitraries } from "../fuzz/arbitraries.ts";
import { replaced } from "../fuzz/paths.ts";
import { type FuzzRequest, toRequests } from "../fuzz/requests.ts";
import { signIn } from "./memberSession.ts";

/** Requests made of the contract's schemas: no 5xx, and no answer outside the contract. The same seed sends the same. */
export const listFuzzCases = ({ fixture, seed, count }: Run): CaseDefinition[] => {
  const { first, second } = fixture.products;
  const arbitraries = createArbitraries({
    texts: [...fixture.promotions.valid.slice(0, 1), fixture.member.email],
    numbers: [first.product, first.variant, second.variant],
  });
  return [...contractOperations.values()].map((operation) => ({
    name: operation.name,
    check: async (check) => {
      const ask = await createAsker(check, operation);
      const requests = toRequests(operation, arbitraries, takenBody(operation));
      for (const request of fc.sample(requests, { seed, numRuns: count })) await ask(request);
    },
  }));
};

/** The contract's checkout with a nonce of its own, or every one after the first is a replay. */
const takenBody = ({ name, examples: [example] }: Operation) =>
  name === "submitCheckout"
    ? () => replaced(example, ["payment", "nonce"], `sandbox-card-ok-${randomUUID()}`)
    : undefined;

async function createAsker(check: Case, operation: Operation) {
  const guest = check.caller();
  const declared: readonly string[] = references[operation.name];
  const member = declared.includes("authenticationRequired") ? await signIn(check) : undefined;
  return async ({ params, query, body, die }: FuzzRequest): Promise<void> => {
    const { passwordCurrent } = (body ?? {}) as { passwordCurrent?: unknown };
    // With the right one the member would have another password, and no later case or run could sign in.
    const wouldLockOut =
      operation.name === "changePassword" && passwordCurrent === check.fixture.member.password;
    const caller: Caller = die > 0 && member !== undefined && !wouldLockOut ? member.caller : guest;
    const isOwn = die > 1 && member !== undefined && operation.path.startsWith("/users/{id}");
    const { status } = await caller(operation.name, {
      params: isOwn ? { ...params, id: member.id } : params,
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
    });
    check.expect(status < 500, `a request of the contract was answered with ${status}`, "status");
  };
}
