import { ContactError, SandboxApplePaySession } from "./ApplePaySession.ts";
import { createApplePay } from "./applePay.ts";

const sandboxWallets = {
  ApplePaySession: SandboxApplePaySession,
  ApplePayError: ContactError,
  applePay: { create: createApplePay },
};

Object.assign(window, { braintreeSandboxWallets: sandboxWallets });
