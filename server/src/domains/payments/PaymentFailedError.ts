/** The payment service no longer holds the money and will not take it; the message is the service's word for why. */
export class PaymentFailedError extends Error {}
