import { trace } from "../client/environment.ts";
import { gatewayError } from "../client/gatewayError.ts";
import { approvalError, askApproval } from "./askApproval.ts";

interface VenmoOptions {
  allowDesktop?: boolean;
  allowWebviews?: boolean;
  paymentMethodUsage?: string;
}

/** Written in front of the script by the gateway that serves it: whether the account takes this app. */
declare const sandboxVenmo: boolean;

/** A browser inside an app, as those name themselves. */
const isWebview = (): boolean => /; wv\)|FBAN|FBAV|Instagram/.test(navigator.userAgent);

/** The gateway's part of the mobile-payment app. */
export async function createVenmo({ allowDesktop, allowWebviews, paymentMethodUsage }: VenmoOptions) {
  trace("venmo", "venmo.create", { allowDesktop, allowWebviews, paymentMethodUsage });
  if (!sandboxVenmo)
    throw gatewayError("VENMO_NOT_ENABLED", "Venmo is not enabled for this merchant account.");
  return {
    isBrowserSupported: () => allowWebviews !== false || !isWebview(),
    async tokenize(): Promise<{ nonce: string }> {
      trace("venmo", "venmo.tokenize");
      const approval = await askApproval({ provider: "Venmo" });
      if (approval === "approved") return { nonce: `sandbox-venmo-ok-${crypto.randomUUID()}` };
      if (approval === "canceled") throw gatewayError("VENMO_CANCELED", "User canceled Venmo authorization.");
      throw approvalError("Venmo", approval);
    },
  };
}
