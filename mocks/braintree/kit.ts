import { approvalScript, clientScript, googlePayScript } from "../gateway/browserScript.ts";

/** Scripts of the gateway's browser kit, as its own folder names them. */
export const kitParts = [
  "client",
  "hosted-fields",
  "data-collector",
  "three-d-secure",
  "paypal-checkout",
  "venmo",
  "apple-pay",
  "google-payment",
] as const;

/** Each part in the shape of the real kit, over the frames of the sandbox. Runs in a browser. */
const parts: Record<(typeof kitParts)[number], string> = {
  client: `braintree.client = {
  async create({ authorization }) {
    const { merchantId } = JSON.parse(atob(authorization));
    if (!merchantId) throw new Error("Authorization is invalid.");
    return { authorization };
  },
};`,
  "hosted-fields": `braintree.hostedFields = {
  async create({ client, fields, styles }) {
    const named = Object.entries(fields).map(([name, field]) => [name, { ...field, label: field.internalLabel }]);
    const language = document.documentElement.lang === "fr" ? "fr" : "en";
    return braintreeSandbox.hostedFields.create({
      authorization: client.authorization, fields: Object.fromEntries(named), styles, language,
    });
  },
};`,
  "data-collector": "braintree.dataCollector = { create: () => braintreeSandbox.dataCollector.create() };",
  "paypal-checkout": `braintree.paypalCheckout = {
  async create({ client }) {
    if (!client?.authorization) throw new Error("options.client is required when instantiating PayPal Checkout.");
    return braintreeSandboxApprovals.paypalCheckout.create();
  },
};`,
  venmo: `braintree.venmo = {
  async create({ client, ...options }) {
    if (!client?.authorization) throw new Error("options.client is required when instantiating Venmo.");
    return braintreeSandboxApprovals.venmo.create(options);
  },
};`,
  "three-d-secure": `braintree.threeDSecure = {
  async create() {
    return {
      async verifyCard({ nonce, bin, amount }) {
        if (!/^\\d{6}$/.test(bin) || !/^\\d+\\.\\d\\d$/.test(amount)) throw new Error("verifyCard needs bin and amount");
        const verified = await braintreeSandbox.threeDSecure.verify({ nonce, amount: Number(amount) });
        return { nonce: verified.nonce, threeDSecureInfo: { liabilityShiftPossible: true, liabilityShifted: true } };
      },
    };
  },
};`,
  "google-payment": `braintree.googlePayment = {
  async create({ client, googlePayVersion }) {
    if (!client?.authorization) throw new Error("options.client is required when instantiating Google Payment.");
    if (googlePayVersion !== 2) throw new Error("googlePayVersion 2 is required");
    const component = await braintreeSandboxGooglePay.googlePayment.create();
    return {
      createPaymentDataRequest(overrides) {
        if (!overrides?.transactionInfo) throw new Error("transactionInfo must be provided");
        return component.createPaymentDataRequest(overrides);
      },
      async parseResponse({ paymentMethodData }) {
        const once = "fake-android-pay-visa-nonce-" + crypto.randomUUID();
        const isPaid = paymentMethodData.tokenizationData.token === "ok";
        return { nonce: isPaid ? once : "fake-processor-declined-visa-nonce", type: "AndroidPayCard" };
      },
    };
  },
};`,
  "apple-pay": `braintree.applePay = {
  async create({ client }) {
    if (!client.authorization) throw new Error("applePay needs a client");
    return {
      merchantIdentifier: "merchant.shop",
      async performValidation({ validationURL, displayName }) {
        if (!displayName) throw new Error("performValidation needs a displayName");
        if (validationURL === "sandbox:fail") {
          const error = new Error("Make sure you have registered your domain name in the Braintree Control Panel.");
          throw Object.assign(error, { name: "BraintreeError", code: "APPLE_PAY_MERCHANT_VALIDATION_FAILED" });
        }
        return {};
      },
      async tokenize({ token }) {
        const once = "fake-apple-pay-visa-nonce-" + crypto.randomUUID();
        const nonce = token.outcome === "ok" ? once : "fake-processor-declined-visa-nonce";
        return { nonce, type: "ApplePayCard" };
      },
    };
  },
};`,
};

/** Script of a part of the kit; the first brings the sandbox's frames along. */
export function kitScript(name: (typeof kitParts)[number]): string {
  const approves = name === "paypal-checkout" || name === "venmo";
  const brought = name === "client" ? clientScript(0) : approves ? approvalScript(0) : "";
  return `${brought}window.braintree ??= {};\n${parts[name]}\n`;
}

/** Google Pay's own script, with the sandbox's sheet behind it. */
export const googlePayKit = (): string =>
  `${googlePayScript(0, 3)}window.google = { payments: { api: { PaymentsClient: braintreeSandboxGooglePay.PaymentsClient } } };\n`;
