import type { OperationReferences, references } from "@velours/sdk/shop";
import type { operations } from "@velours/sdk/types";
import type { DerivedReference } from "../../openapi/conformance/probes/deriveProbes.ts";
import type { ownProbes } from "../../openapi/conformance/probes/probes.ts";
import type { OperationName } from "../src/generated/operations.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { generalReasons } from "./general.ts";

/** Makes the shop ready for a refusal, and returns the request that gets it. */
export type Provocation = (shop: TestShop) => Call | Promise<Call>;

/** The conformance check asks for what a site of each code lacks: a shop that has all of them is not asked. */
type OfSite =
  | "getSite"
  | "getMerchantSite"
  | "saveMerchantPage"
  | "saveMerchantSite"
  | "tryMerchantCollection";

/** References that the conformance check provokes of this shop, too (`server/conformance`). */
type Probed<Op extends OperationName> = Exclude<
  DerivedReference<Op> | (Op extends keyof typeof ownProbes ? keyof (typeof ownProbes)[Op] : never),
  Op extends OfSite ? "resourceDoesNotExist" : never
>;

/** Operations that have no headers have `never`, of which any name would be a key. */
type Stale<Headers> = Headers extends object
  ? "If-Match" | "Idempotency-Key" extends keyof Headers
    ? "changedMeanwhile"
    : never
  : never;

/**
 * The references of an operation that only its own request here provokes: without those of every operation, those that the
 * conformance check provokes, and those of `merchantMatrix.test.ts`: it takes each scope from a key, and sends an old
 * revision to every write that takes one.
 */
export type OwnReference<Op extends OperationName> = Exclude<
  OperationReferences<Op>,
  | keyof typeof generalReasons
  | "merchantScopeMissing"
  | Probed<Op>
  | Stale<operations[Op]["parameters"]["header"]>
>;

/** Operations that have such a reference. */
export type RefusingOperation = {
  [Op in keyof typeof references]: OwnReference<Op> extends never ? never : Op;
}[keyof typeof references];

/** A provocation for each reference of these operations: a new reference does not compile without one. */
export type Provocations<Ops extends RefusingOperation> = {
  [Op in Ops]: { [Reference in OwnReference<Op>]: Provocation };
};
