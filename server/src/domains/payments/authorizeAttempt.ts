import type { AuthorizationRequest, AuthorizationResult, PaymentProvider } from "./PaymentProvider.ts";

/**
 * Authorizes a payment. A resumed attempt, whose response was lost, is looked up at the provider first, so that nothing
 * is held twice.
 */
export async function authorizeAttempt(
  provider: PaymentProvider,
  request: AuthorizationRequest,
  resumed: boolean,
): Promise<AuthorizationResult> {
  if (!resumed) return await provider.authorize(request);
  const { attemptId, nonce, amount, currency } = request;
  try {
    const found = await provider.find({ attemptId, nonce, transactionId: null, amount, currency });
    if (found.state === "held" || found.state === "taken") {
      return { outcome: "authorized", transactionId: found.transactionId };
    }
  } catch {
    return { outcome: "unknown" };
  }
  return await provider.authorize(request);
}
