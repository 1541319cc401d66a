import type { Wallet } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import { ConfigError, type Environment, readHttpUrl, text } from "../../platform/config/environment.ts";
import type { BraintreeAccount } from "./providers/braintree/BraintreeAccount.ts";
import type { KlarnaAccount } from "./providers/klarna/KlarnaAccount.ts";

/** The accounts of the real payment services; undefined for a sandbox or none. */
export interface PaymentAccounts {
  braintree: BraintreeAccount | undefined;
  klarna: KlarnaAccount | undefined;
}

/** Milliseconds. Below the client's own 10 seconds: the shopper's page hears of a lost answer, not of a silent shop. */
const defaultTimeout = 8_000;

/** Reads the accounts the chosen providers need; their secrets come from the environment alone. */
export function readPaymentAccounts(env: Environment): PaymentAccounts {
  return {
    braintree: env.PAYMENT_PROVIDER?.trim() === "braintree" ? braintreeAccount(env) : undefined,
    klarna: env.BNPL_PROVIDER?.trim() === "klarna" ? klarnaAccount(env) : undefined,
  };
}

/** Why a payment would be made with money that is none: a sandbox of ours, or a service's own place for trials. */
export function paymentSandboxes(
  env: Environment,
  { braintree, klarna }: PaymentAccounts,
): { payment?: string; bnpl?: string } {
  const payment =
    braintree === undefined
      ? "PAYMENT_PROVIDER is sandbox"
      : describeTrial("BRAINTREE_PLACE", braintree.place);
  const none = text(env, "BNPL_PROVIDER") === "none";
  const bnpl =
    klarna === undefined ? "BNPL_PROVIDER is sandbox" : describeTrial("KLARNA_PLACE", klarna.place);
  return { ...(payment && { payment }), ...(bnpl && !none && { bnpl }) };
}

const describeTrial = (name: string, place: string | URL): string | undefined =>
  place === "production" ? undefined : `${name} is not production`;

/** Address of the gateway's browser kit; its version is pinned, as every package's is. */
const defaultKit = "https://js.braintreegateway.com/web/3.144.0/js";

function braintreeAccount(env: Environment): BraintreeAccount {
  const needed = (name: string) => required(env, name, "PAYMENT_PROVIDER is braintree");
  const place = readPlace(env, "BRAINTREE_PLACE", "sandbox");
  const accepted = readWallets(env);
  return {
    merchantId: needed("BRAINTREE_MERCHANT_ID"),
    publicKey: needed("BRAINTREE_PUBLIC_KEY"),
    privateKey: needed("BRAINTREE_PRIVATE_KEY"),
    place,
    kit: readKitUrl(env, place instanceof URL ? new URL("/web/js", place).href : defaultKit),
    wallets: accepted,
    googleMerchantId:
      place === "production" && accepted.includes("google-pay")
        ? required(env, "GOOGLE_PAY_MERCHANT_ID", "BRAINTREE_WALLETS has google-pay in production")
        : text(env, "GOOGLE_PAY_MERCHANT_ID"),
    merchantAccounts: parseMerchantAccounts(needed("BRAINTREE_MERCHANT_ACCOUNTS")),
    fraudMerchantId: text(env, "KOUNT_MERCHANT_ID"),
    timeout: readTimeout(env),
  };
}

const wallets: readonly Wallet[] = ["paypal", "venmo", "apple-pay", "google-pay"];

function readWallets(env: Environment): Wallet[] {
  const names = (text(env, "BRAINTREE_WALLETS") ?? "").split(",").map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const wallet = wallets.find((candidate) => candidate === name);
    if (wallet) return wallet;
    throw new ConfigError(`BRAINTREE_WALLETS has "${name}", but each must be one of ${wallets.join(", ")}.`);
  });
}

function klarnaAccount(env: Environment): KlarnaAccount {
  const needed = (name: string) => required(env, name, "BNPL_PROVIDER is klarna");
  return {
    username: needed("KLARNA_USERNAME"),
    password: needed("KLARNA_PASSWORD"),
    place: readPlace(env, "KLARNA_PLACE", "playground"),
    notificationUrl: readHttpUrl(env, "KLARNA_NOTIFICATION_URL"),
    timeout: readTimeout(env),
  };
}

function required(env: Environment, name: string, reason: string): string {
  const value = text(env, name);
  if (value !== undefined) return value;
  throw new ConfigError(`${reason}, so ${name} must be set.`);
}

function readPlace<T extends string>(env: Environment, name: string, trial: T): T | "production" | URL {
  const value = text(env, name) ?? trial;
  if (value === trial || value === "production") return value as T | "production";
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value);
  throw new ConfigError(
    `${name} is "${value}", but it must be ${trial}, production, or an address such as http://127.0.0.1:4200.`,
  );
}

function readKitUrl(env: Environment, fallback: string): URL {
  const value = text(env, "BRAINTREE_KIT") ?? fallback;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value);
  throw new ConfigError(`BRAINTREE_KIT is "${value}", but it must be an address such as ${defaultKit}.`);
}

function readTimeout(env: Environment): number {
  const value = text(env, "PAYMENT_TIMEOUT") ?? String(defaultTimeout);
  if (/^[1-9]\d{2,4}$/.test(value)) return Number(value);
  throw new ConfigError(
    `PAYMENT_TIMEOUT is "${value}", but it must be a number of milliseconds from 100 to 99999.`,
  );
}

/** `USD=shop_usd,CAD=shop_cad,…`: charging in a currency through another's account would take another amount. */
function parseMerchantAccounts(value: string): Record<Currency, string> {
  const pairs = value.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  const wrong = pairs.find(([currency = "", account]) => !/^[A-Z]{3}$/.test(currency) || !account);
  if (wrong === undefined) return Object.fromEntries(pairs);
  throw new ConfigError(
    `BRAINTREE_MERCHANT_ACCOUNTS has "${wrong.join("=")}": write one for each currency, such as USD=shop_usd,CAD=shop_cad.`,
  );
}
