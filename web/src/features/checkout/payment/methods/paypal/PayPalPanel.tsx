import { PayPalPayment } from "./PayPalPayment.tsx";

/** PayPal. */
export const PayPalPanel = () => <PayPalPayment method="paypal" />;
