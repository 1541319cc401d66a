import { createPayPalCheckout } from "./paypal.ts";
import { createVenmo } from "./venmo.ts";

Object.assign(window, {
  braintreeSandboxApprovals: {
    client: { create: async (options: { authorization: string }) => options },
    paypalCheckout: { create: createPayPalCheckout },
    venmo: { create: createVenmo },
  },
});
