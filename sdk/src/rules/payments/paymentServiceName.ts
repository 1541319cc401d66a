/** Names of services are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  "apple-pay": "Apple Pay",
  "apple-pay-express": "Apple Pay",
  "google-pay": "Google Pay",
  "google-pay-express": "Google Pay",
  paypal: "PayPal",
  "paypal-pay-later": "PayPal",
  klarna: "Klarna",
  venmo: "Venmo",
};

/** The name of the service behind an order's payment method; undefined for cards, and for a method without a name yet. */
export const paymentServiceName = (paymentMethod: string): string | undefined => NAMES[paymentMethod];
