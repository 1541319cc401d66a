import type { RefusedError } from "./failures.ts";
import type { Client, MerchantClient } from "./generated/Client.ts";
import type { merchantReferences, references } from "./generated/errors.ts";
import type { merchantOperations, operations } from "./generated/operations.ts";
import type { RawRequests, RequestResult } from "./requestOptions.ts";

/** The functions of both clients: the shop's, and that of those who run it. */
export interface FullClient extends Client, MerchantClient {}

/** The name of an operation of the contract. */
export type OperationName = Exclude<keyof FullClient, keyof RawRequests>;

type Routes = typeof operations & typeof merchantOperations;
type References = typeof references & typeof merchantReferences;

/** Operations by name, each as `@velours/sdk/operations` exports it. */
export type OperationRoutes = { [Op in OperationName]?: Routes[Op] };

/** The options of an operation. */
export type OperationOptions<Op extends OperationName> = NonNullable<Parameters<FullClient[Op]>[0]>;

/** The data of an operation's response. */
export type OperationData<Op extends OperationName> =
  ReturnType<FullClient[Op]> extends Promise<RequestResult<infer Data, unknown>> ? Data : never;

/** Every error an operation may answer; a union told apart by `reference`. */
export type OperationError<Op extends OperationName> =
  ReturnType<FullClient[Op]> extends Promise<RequestResult<unknown, infer Failure>> ? Failure : never;

/** An operation's refusal as it is thrown: a union told apart by `reference`, each with the type of its `error`. */
export type OperationRefusal<Op extends OperationName> = Thrown<OperationError<Op>>;

type Thrown<Failure> = Failure extends unknown ? RefusedError<Failure> : never;

/** An error reference that a mock answers on request: one that an operation may answer. */
export type Scenario = References[keyof References][number];
