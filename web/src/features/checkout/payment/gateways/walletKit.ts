import type { WalletOrder } from "@velours/sdk/rules";
import type { Client, Venmo } from "braintree-web";
import type { ShopSettings } from "../../../../platform/api/ShopSettings.ts";
import { loadScript } from "../../../../platform/browser/loadScript.ts";

/** PayPal through the gateway. */
export interface PayPalCheckout {
  loadPayPalSDK: (options: Record<string, string>) => Promise<unknown>;
  createPayment: (order: WalletOrder) => Promise<string>;
  tokenizePayment: (approved: { payerID: string; orderID: string }) => Promise<{ nonce: string }>;
}

/** The parts of the gateway's kit for wallets; the sandbox's have the same shape. */
export interface WalletKit {
  client: { create: (options: { authorization: string }) => Promise<Client> };
  paypalCheckout: { create: (options: { client: Client }) => Promise<PayPalCheckout> };
  venmo: {
    create: (options: {
      client: Client;
      allowDesktop: boolean;
      allowWebviews: boolean;
      paymentMethodUsage: "multi_use";
    }) => Promise<Venmo>;
  };
}

const files = {
  client: "client",
  paypalCheckout: "paypal-checkout",
  venmo: "venmo",
} satisfies Record<keyof WalletKit, string>;

/** Where the gateway's kit is, and what opens it. */
export interface WalletAccess extends Pick<ShopSettings, "gateway" | "gatewayUrl"> {
  authorization: string;
}

async function loadPart<Name extends keyof WalletKit>(
  { gateway, gatewayUrl }: WalletAccess,
  name: Name,
): Promise<WalletKit[Name]> {
  const real = gateway === "braintree";
  await loadScript(real ? `${gatewayUrl}/${files[name]}.min.js` : `${gatewayUrl}/approvals/v1/client.js`);
  const page = window as typeof window &
    Record<"braintree" | "braintreeSandboxApprovals", Partial<WalletKit>>;
  const kit: Partial<WalletKit> | undefined = page[real ? "braintree" : "braintreeSandboxApprovals"];
  const part = kit?.[name];
  if (!part) throw new Error(`The gateway's ${name} did not come up.`);
  return part;
}

/** A part of the kit, with the client it is created with. */
export async function loadWalletKit<Name extends "paypalCheckout" | "venmo">(
  access: WalletAccess,
  name: Name,
) {
  const { authorization } = access;
  const client = await (await loadPart(access, "client")).create({ authorization });
  return { client, part: await loadPart(access, name) };
}
