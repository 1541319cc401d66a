import type { DeprecationRow } from "@velours/sdk/shop";

/** An operation in the generated table. */
export interface OperationRow {
  id: string;
  method: string;
  /** With its parameters in braces, below the API's prefix. */
  path: string;
  /** Needs a merchant key, beside the client token. */
  merchant?: true;
  body?: "required" | "optional";
  /** Request headers that its 200 answer depends on, beside its address; absent where it depends on more. */
  vary?: readonly string[];
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
