import type { MerchantAccess } from "../../types.ts";

/** The caller of an operation for merchants; without `merchant` it is none. */
export interface Caller {
  merchant?: MerchantAccess | undefined;
}
