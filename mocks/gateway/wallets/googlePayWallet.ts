import { createGooglePayment } from "./googlePay.ts";
import { SandboxPaymentsClient } from "./PaymentsClient.ts";

Object.assign(window, {
  braintreeSandboxGooglePay: {
    PaymentsClient: SandboxPaymentsClient,
    googlePayment: { create: createGooglePayment },
  },
});
