import type { OperationReferences } from "@velours/sdk/shop";
import { getOperation, type OperationName } from "../contract/document.ts";
import { accounts } from "./accounts.ts";
import { browsing } from "./browsing.ts";
import { checkouts } from "./checkout.ts";
import { type DerivedReference, deriveProbes } from "./deriveProbes.ts";
import { merchants } from "./merchants.ts";
import type { Probes } from "./Probe.ts";

/** Operations that nothing is derived for. */
type Underived = {
  [Op in OperationName]: Extract<OperationReferences<Op>, DerivedReference<Op>> extends never ? Op : never;
}[OperationName];

/** Probes that do not follow from the contract: a new operation does not compile without, where none follows from it. */
export const ownProbes = { ...browsing, ...accounts, ...checkouts, ...merchants } satisfies {
  [Op in OperationName]?: Probes<Op>;
} & Record<Underived, object>;

/** All probes of an operation. */
export const getProbes = (name: OperationName): Probes => ({
  ...deriveProbes(getOperation(name)),
  ...(ownProbes as { [Op in OperationName]?: Probes })[name],
});
