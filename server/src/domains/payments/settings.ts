import { type Environment, readOneOf, readOrigin, readPort } from "../../platform/config/environment.ts";
import { readPaymentAccounts } from "./readPaymentAccounts.ts";

const paymentProviders = ["sandbox", "braintree"] as const;
const bnplProviders = ["sandbox", "klarna", "none"] as const;
const deviceWallets = { v3: 3, v2: 2, off: 0 } as const;

/** `port` is the shop's; the gateway listens on the next one unless another is set. */
export const readPaymentSettings = (env: Environment, { port }: { port: number }) => ({
  paymentProvider: readOneOf(env, "PAYMENT_PROVIDER", paymentProviders, "sandbox"),
  bnplProvider: readOneOf(env, "BNPL_PROVIDER", bnplProviders, "sandbox"),
  paymentAccounts: readPaymentAccounts(env),
  /** Port of the sandbox card gateway; its own, so that card data never meets the shop's origin. */
  gatewayPort: readPort(env, "GATEWAY_PORT", port === 0 ? 0 : port + 1),
  /** Where browsers find the card gateway; undefined is the shop's host name on `gatewayPort`. */
  gatewayUrl: readOrigin(env, "GATEWAY_URL", "https://pay.example.com"),
  /** Newest version of the sandbox's device wallet; 0 for a browser without one. */
  sandboxWallet: deviceWallets[readOneOf(env, "SANDBOX_DEVICE_WALLET", ["v3", "v2", "off"], "v3")],
});

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readPaymentSettings> {}
}
