/// <reference types="googlepay" />

export type GooglePayAddress = Partial<google.payments.api.Address>;
export type GooglePayTransaction = google.payments.api.TransactionInfo;
export type GooglePayError = google.payments.api.PaymentDataError;
export type GooglePayOptions = google.payments.api.ShippingOptionParameters;
export type GooglePayChange = google.payments.api.IntermediatePaymentData;
export type GooglePayUpdate = google.payments.api.PaymentDataRequestUpdate;
export type GooglePayData = google.payments.api.PaymentData;
export type GooglePayResult = google.payments.api.PaymentAuthorizationResult;
export type GooglePayRequest = google.payments.api.PaymentDataRequest;
type Environment = google.payments.api.Environment;

export interface GooglePayCallbacks {
  onPaymentDataChanged?: (change: GooglePayChange) => Promise<GooglePayUpdate>;
  onPaymentAuthorized: (data: GooglePayData) => Promise<GooglePayResult>;
}

/** The provider's client. `loadPaymentData` rejects with CANCELED when the shopper closes the sheet; nothing else closes it. */
export type GooglePayClientClass = new (options: {
  environment: Environment;
  paymentDataCallbacks?: GooglePayCallbacks;
}) => Pick<google.payments.api.PaymentsClient, "isReadyToPay" | "loadPaymentData">;

/** The card gateway's part: whose account is paid, and the nonce of what was authorised. */
export interface GooglePayComponent {
  createPaymentDataRequest: (overrides: Partial<GooglePayRequest>) => GooglePayRequest;
  parseResponse: (data: GooglePayData) => Promise<{ nonce: string }>;
}

export interface GooglePayKit {
  PaymentsClient: GooglePayClientClass;
  environment: Environment;
  component: GooglePayComponent;
}
