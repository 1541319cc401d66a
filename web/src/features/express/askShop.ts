import { isReference } from "@velours/sdk/errors";
import { isOffline } from "../../platform/browser/isOffline.ts";
import { FailedPayment } from "../checkout/payment/FailedPayment.ts";
import { CartChangedError } from "./CartChangedError.ts";

/** The data of an answer, before anything is sent that buys. Throws CartChangedError, or FailedPayment, also for a shop that can't be reached. */
export async function askShop<Data>(
  call: Promise<{ data?: Data | undefined; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw new FailedPayment({ kind: "notSent", offline: isOffline() });
  });
  if (data !== undefined) return data;
  if (isReference(error, "cartValidationErrors")) throw new CartChangedError(error.value);
  throw new FailedPayment({ kind: "failed", error, status: response.status });
}
