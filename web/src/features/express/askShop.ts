import { isReference } from "@velours/sdk/errors";
import { isOffline } from "../../platform/browser/isOffline.ts";
import type { Unpaid } from "../checkout/payment/PayOutcome.ts";

/** The data of an answer, before anything is sent that buys; or how the payment ends without it. */
export async function askShop<Data>(
  call: Promise<{ data?: Data | undefined; error?: unknown; response: Response }>,
): Promise<{ data: Data } | Unpaid> {
  const answer = await call.catch(() => null);
  if (!answer) return { kind: "notSent", offline: isOffline() };
  const { data, error, response } = answer;
  if (data !== undefined) return { data };
  if (isReference(error, "cartValidationErrors")) return { kind: "changed", error: error.value };
  return { kind: "failed", error, status: response.status };
}
