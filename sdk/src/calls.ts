import type { operations as table } from "./generated/operations.ts";
import type { operations } from "./generated/types.ts";

/** Every operation of the contract by name. */
export type Operations = operations;

/** The name of an operation. */
export type Name = keyof operations & keyof typeof table;

/** Operations by name, each what `@velours/sdk/operations` exports under it. */
export type Table = { [Op in Name]?: (typeof table)[Op] };
type Ok = 200 | 201 | 202 | 203 | 204 | 205 | 206;
type Json<R> = R extends { content: infer C }
  ? C extends { "application/json": infer B }
    ? B
    : never
  : undefined;
type Required<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];

/** What an operation gives when all is well. */
export type DataOf<Op extends Name> = Json<
  operations[Op]["responses"][Ok & keyof operations[Op]["responses"]]
>;

/** Every error an operation may answer; a union told apart by `reference`. */
export type ErrorOf<Op extends Name> = Json<
  operations[Op]["responses"][Exclude<keyof operations[Op]["responses"], Ok>]
>;

type Parameters<Op extends Name> = Omit<operations[Op]["parameters"], "cookie">;
type ParamsOption<Op extends Name> = [Required<Parameters<Op>>] extends [never]
  ? { params?: Parameters<Op> }
  : { params: Parameters<Op> };
type Sent<Op extends Name> = operations[Op]["requestBody"];
type BodyOption<Op extends Name> = [Sent<Op>] extends [undefined]
  ? { body?: never }
  : undefined extends Sent<Op>
    ? { body?: Json<NonNullable<Sent<Op>>> }
    : { body: Json<Sent<Op>> };
type KeyOption<Op extends Name> = (typeof table)[Op] extends `${string}! ${string}`
  ? { idempotencyKey?: string }
  : unknown;

/** What a call takes: the contract's parameters and body, and how to send it. */
export type Options<Op extends Name> = ParamsOption<Op> &
  BodyOption<Op> &
  KeyOption<Op> & {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    /** Milliseconds for one attempt of this call. */
    timeout?: number;
    /** How often this call is repeated. */
    retries?: number;
  };

export type Arguments<Op extends Name> = [Required<Options<Op>>] extends [never]
  ? [options?: Options<Op>]
  : [options: Options<Op>];

/** What a call resolves to. */
export type Outcome<Data = unknown, Failure = unknown> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: Failure; response: Response };

/** A function for each operation named; for every one of the contract unless told. */
export type Client<Named extends Name = Name> = {
  [Op in Named]: (...args: Arguments<Op>) => Promise<Outcome<DataOf<Op>, ErrorOf<Op>>>;
};
