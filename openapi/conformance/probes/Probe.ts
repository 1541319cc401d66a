import type { OperationReferences } from "@velours/sdk/shop";
import type { Call, Caller, Case } from "../Case.ts";
import { getOperation, type OperationName } from "../contract/document.ts";
import { signIn } from "../parts/memberSession.ts";

/** Sends an operation's probes with the fixture's values. Members sign in once for an operation. */
export class Asker {
  readonly check: Case;
  readonly guest: Caller;
  #member: ReturnType<typeof signIn> | undefined;

  constructor(check: Case) {
    this.check = check;
    this.guest = check.caller();
  }

  get fixture() {
    return this.check.fixture;
  }

  member(): ReturnType<typeof signIn> {
    this.#member ??= signIn(this.check);
    return this.#member;
  }
}

/** A request and who sends it; a guest when nobody is named. Undefined: the fixture lacks what it needs. */
export type Asked = (Call & { as?: Caller }) | undefined;
type Build = (asker: Asker) => Asked | Promise<Asked>;

/** Requests of an operation: one that succeeds, and one for each reference that can be had from outside. */
export type Probes<Op extends OperationName = OperationName> = { success?: Build } & {
  [Reference in OperationReferences<Op>]?: Build;
};

/** The contract's first example of an operation's body. */
export const exampleBody = (operation: OperationName): Pick<Call, "body"> => {
  const [body] = getOperation(operation).examples;
  return body === undefined ? {} : { body };
};

/** Lists of example bodies that a probe changes an entry of. */
type Lists = Record<"prices" | "rates" | "variants", [object]>;

/** The same with some of its parts changed. */
export function changedBody(
  operation: OperationName,
  change: Record<string, unknown> | ((body: Lists) => object),
): { body: object } {
  const body = exampleBody(operation).body as Lists;
  return { body: { ...body, ...(typeof change === "function" ? change(body) : change) } };
}

/** A call with the merchant's key of the fixture. */
export const withKey =
  (call: Call) =>
  ({ fixture: { merchantKey } }: Asker): Asked =>
    merchantKey === null
      ? undefined
      : { ...call, headers: { ...call.headers, "x-merchant-key": merchantKey } };

/** A member's call about themself. */
export const asMember =
  (more: (id: number, asker: Asker) => Call = () => ({})): Build =>
  async (asker) => {
    const { caller, id } = await asker.member();
    const call = more(id, asker);
    return { as: caller, ...call, params: { id, ...call.params } };
  };
