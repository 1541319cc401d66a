import { PayPalPayment } from "./PayPalPayment.tsx";

/** PayPal, paid later. */
export const PayLaterPanel = () => <PayPalPayment method="paypal-pay-later" />;
