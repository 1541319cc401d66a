import type { OperationReferences, references } from "@velours/sdk/shop";
import type { OperationName } from "../src/generated/operations.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { generalReasons } from "./general.ts";

/** Makes the shop ready for a refusal, and returns the request that gets it. */
export type Provocation = (shop: TestShop) => Call | Promise<Call>;

/** The references an operation names itself: without those that every operation has. */
export type OwnReference<Op extends OperationName> = Exclude<
  OperationReferences<Op>,
  keyof typeof generalReasons
>;

/** Operations that name a reference themselves. */
export type RefusingOperation = {
  [Op in keyof typeof references]: OwnReference<Op> extends never ? never : Op;
}[keyof typeof references];

/** A provocation for each reference of these operations: a new reference does not compile without one. */
export type Provocations<Ops extends RefusingOperation> = {
  [Op in Ops]: { [Reference in OwnReference<Op>]: Provocation };
};
