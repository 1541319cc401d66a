import { type Environment, readOneOf, readOrigin, readPort } from "../../platform/config/environment.ts";
import { type PaymentAccounts, readPaymentAccounts } from "./readPaymentAccounts.ts";

const paymentProviders = ["sandbox", "braintree"] as const;
const bnplProviders = ["sandbox", "klarna", "none"] as const;
const deviceWallets = { v3: 3, v2: 2, off: 0 } as const;

interface PaymentSettings {
  paymentProvider: (typeof paymentProviders)[number];
  bnplProvider: (typeof bnplProviders)[number];
  paymentAccounts: PaymentAccounts;
  /** Port of the sandbox card gateway; its own, so that card data never meets the shop's origin. */
  gatewayPort: number;
  /** Where browsers find the card gateway; undefined is the shop's host name on `gatewayPort`. */
  gatewayUrl: string | undefined;
  /** Newest version of the sandbox's device wallet; 0 for a browser without one. */
  sandboxWallet: number;
}

/** `port` is the shop's; the gateway listens on the next one unless another is set. */
export const readPaymentSettings = (env: Environment, { port }: { port: number }): PaymentSettings => ({
  paymentProvider: readOneOf(env, "PAYMENT_PROVIDER", paymentProviders, "sandbox"),
  bnplProvider: readOneOf(env, "BNPL_PROVIDER", bnplProviders, "sandbox"),
  paymentAccounts: readPaymentAccounts(env),
  gatewayPort: readPort(env, "GATEWAY_PORT", port === 0 ? 0 : port + 1),
  gatewayUrl: readOrigin(env, "GATEWAY_URL", "https://pay.example.com"),
  sandboxWallet: deviceWallets[readOneOf(env, "SANDBOX_DEVICE_WALLET", ["v3", "v2", "off"], "v3")],
});

declare module "../../platform/config/config.ts" {
  interface Config extends PaymentSettings {}
}
