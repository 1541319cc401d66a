import type { DeprecationRow } from "@velours/sdk/shop";
import type { MerchantScope } from "@velours/sdk/types";

/** An operation in the generated table. */
export interface OperationRow {
  id: string;
  method: string;
  /** With its parameters in braces, below the API's prefix. */
  path: string;
  /** Scopes that a merchant's key or a member of staff needs; absent for what anybody may call. */
  scopes?: readonly MerchantScope[];
  body?: "required" | "optional";
  /** Bytes its body may have; absent where those of every operation hold. */
  bodyLimit?: number;
  /** Request headers that its 200 answer depends on, beside its address; absent where it depends on more. */
  vary?: readonly string[];
  /** Names of its parameters and of the fields of its body that hold a secret; absent where none does. */
  secrets?: readonly string[];
  /** Its deprecated parts; absent where there are none. */
  deprecations?: readonly DeprecationRow[];
  /** Examples by status, without those of the error references. */
  answers: Readonly<
    Record<
      string,
      { headers?: Record<string, string>; content?: Record<string, Record<string, unknown>> } | undefined
    >
  >;
}
