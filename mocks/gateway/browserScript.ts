import { readFileSync } from "node:fs";
import module from "node:module";

/** The published package holds these modules stripped already, so it needs no Node that strips. Node warns once that this function may change; the project's Node is pinned, and a shop's log is no place for it. */
function stripTypes(source: string): string {
  const { stripTypeScriptTypes } = module;
  if (stripTypeScriptTypes === undefined) return source;
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** A module of this folder as the browser takes it: the types blanked out, the lines where they were. */
export function browserModule(path: string): string {
  return stripTypes(readFileSync(new URL(path, import.meta.url), "utf8"));
}

const clientParts = [
  "client/environment",
  "client/gatewayError",
  "client/mountField",
  "client/hostedFields",
  "client/verifyCard",
  "client/collectDeviceData",
  "client/collectFraudData",
  "client/client",
];

const approvalParts = [
  "client/environment",
  "client/gatewayError",
  "approvals/approvalWords",
  "approvals/askApproval",
  "approvals/paypal",
  "approvals/venmo",
  "approvals/approvals",
];

const klarnaParts = [
  "client/environment",
  "approvals/approvalWords",
  "approvals/askApproval",
  "approvals/klarna",
];

const walletParts = [
  "client/environment",
  "client/gatewayError",
  "wallets/walletContacts",
  "wallets/walletWords",
  "wallets/walletStyles",
  "wallets/walletSheet",
  "wallets/ApplePaySession",
  "wallets/applePay",
  "wallets/wallets",
];

const googlePayParts = [
  "client/environment",
  "wallets/walletContacts",
  "wallets/walletWords",
  "wallets/walletStyles",
  "wallets/walletSheet",
  "wallets/googleAddress",
  "wallets/PaymentsClient",
  "wallets/googlePay",
  "wallets/googlePayWallet",
];

/** A single classic file, because pages load a provider's kit with a plain script element. */
function classicScript(
  parts: readonly string[],
  constants: Readonly<Record<string, number | boolean>>,
): string {
  const body = parts
    .map((part) => browserModule(`./${part}.ts`))
    .join("\n")
    .replace(/^import [^;]*;$/gm, "")
    .replace(/^export /gm, "");
  const declared = Object.entries(constants).map(([name, value]) => `const ${name} = ${Number(value)};`);
  return `(() => {\n"use strict";\n${declared.join("\n")}\n${body}\n})();\n`;
}

/** The page's script of the card gateway. */
export const clientScript = (delay: number): string => classicScript(clientParts, { sandboxDelay: delay });

/** Script of the wallets approved in a window; `venmo`: the account takes that app. */
export const approvalScript = (delay: number, venmo = true): string =>
  classicScript(approvalParts, { sandboxDelay: delay, sandboxVenmo: venmo });

/** Script of the buy-now-pay-later provider. */
export const klarnaScript = (delay: number): string => classicScript(klarnaParts, { sandboxDelay: delay });

/** Script of Apple Pay; `version` is the newest of the wallet's session, 0 for a browser without one. */
export const walletScript = (delay: number, version: number): string =>
  classicScript(walletParts, { sandboxDelay: delay, sandboxWalletVersion: version });

/** Script of Google Pay; it works in a browser whose wallets are of version 3. */
export const googlePayScript = (delay: number, version: number): string =>
  classicScript(googlePayParts, { sandboxDelay: delay, sandboxWalletVersion: version });
