import type { Parts } from "@velours/sdk/import";
import { dropDefaults } from "@velours/sdk/shop";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import type { WriteResult } from "../commitOnce.ts";
import { commitLinkTarget } from "./commitLinkTarget.ts";
import type { LinkTarget, LinkTargetPart } from "./targets.ts";

interface LinkTargetWrite<Part extends LinkTargetPart, Stored> {
  operation: string;
  target: LinkTarget<Part, Stored>;
  ifMatch: string | undefined;
}

/** The write that puts a document in the place of the one with its name, or adds it. */
export const saveLinkTarget = <Part extends LinkTargetPart, Stored extends { revision: string }>(
  context: Context,
  { operation, target, ifMatch, body }: LinkTargetWrite<Part, Stored> & { body: Parts[Part] },
) => ({
  async write(trx: Transaction, { record }: WriteResult): Promise<Stored> {
    const change = (stored: Parts[Part] | undefined) =>
      stored === undefined ? body : dropDefaults(operation, body, stored);
    const saved = await commitLinkTarget(trx, context, target, { ifMatch, change }, record);
    if (saved === undefined) throw new Error(`${target.key} of ${target.part} is gone`);
    return saved;
  },
});

/** The write that removes a document that nothing leads to. */
export const removeLinkTarget = <Part extends LinkTargetPart, Stored extends { revision: string }>(
  context: Context,
  { target, ifMatch }: Omit<LinkTargetWrite<Part, Stored>, "operation">,
) => ({
  async write(trx: Transaction, { record }: WriteResult): Promise<object> {
    const change = (stored: Parts[Part] | undefined) =>
      stored === undefined ? refuseWrites(refuse("resourceDoesNotExist")) : undefined;
    await commitLinkTarget(trx, context, target, { ifMatch, change }, record);
    return {};
  },
});
