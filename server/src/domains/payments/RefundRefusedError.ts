/** The payment service refuses a refund, and would refuse it again; the message is the service's. */
export class RefundRefusedError extends Error {}
