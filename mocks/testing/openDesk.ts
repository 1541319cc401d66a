import { createClient, orThrow } from "@velours/sdk";
import { createMerchantClient } from "@velours/sdk/merchant";
import type { Checkout, Order, User } from "@velours/sdk/types";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import { createMockFetch } from "../createMockFetch.ts";
import { codes } from "../shop/accounts/codes.ts";

/** A session that nobody is signed in to; or a program of that session's shop, by its headers. */
export function openSession(
  fetch: typeof globalThis.fetch = createMockFetch(),
  headers: Record<string, string> = {},
) {
  const options = {
    baseUrl: "http://shop.example/api",
    clientToken: "velours-dev",
    fetch,
    headers,
    retries: 0,
  };
  return { ...createClient(options), ...createMerchantClient(options) };
}

export type Desk = ReturnType<typeof openSession>;

/** The body of `login` for a member of the demo. */
export const toLogin = (email: string) => ({
  action: "submit" as const,
  email,
  password: "sandbox-pass",
  challenge: { type: "turnstile" as const, token: codes.botCheck },
  MFA: { type: "TOTP" as const, token: codes.authenticator },
});

/** Signs a member of the demo in, also in the place of another one. */
export const signIn = async (api: Desk, email: string): Promise<User> =>
  orThrow(await api.login({ body: toLogin(email) }));

/** Somebody at the desk of a new session, signed in by this address of the demo's staff. */
export async function openDesk(email: string): Promise<Desk> {
  const api = openSession();
  await signIn(api, email);
  return api;
}

/** An order that this session's shopper buys, who has its id. */
export async function buy(
  api: Desk,
  change: (checkout: Checkout) => Checkout = (same) => same,
): Promise<Order> {
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const nonce = `sandbox-card-ok-${crypto.randomUUID()}`;
  const payment = { ...checkout.payment, nonce } as Checkout["payment"];
  return orThrow(await api.submitCheckout({ body: change({ ...checkout, payment }) }));
}
