import type { GatewayError } from "@velours/sdk/types";
import type { AuthorizationRequest, AuthorizationResult } from "../../PaymentProvider.ts";
import { SandboxProvider } from "./SandboxProvider.ts";

const notFound: GatewayError = {
  code: "NOT_FOUND",
  attribute: "payment.id",
  message: "Token was not found.",
};

const results: Record<string, AuthorizationResult> = {
  tok_declined: { outcome: "declined", message: "Do Not Honor", coded: false },
  tok_expired: { outcome: "declined", message: "Expired Card", coded: false },
};

/**
 * Sandbox of the card tokenisation provider: tok_ok is accepted any number of times, tok_declined and tok_expired
 * never.
 */
export class SandboxVault extends SandboxProvider {
  readonly id = "basis-theory";

  protected async decide({ attemptId, nonce }: AuthorizationRequest): Promise<AuthorizationResult> {
    if (nonce === "tok_ok") return { outcome: "authorized", transactionId: `sandbox-vault-${attemptId}` };
    return results[nonce] ?? { outcome: "invalid", errors: [notFound] };
  }
}
