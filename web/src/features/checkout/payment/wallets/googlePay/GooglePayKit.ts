/** An address by the wallet's own names; without name and street until the payment is authorised. */
export interface GooglePayAddress {
  name?: string;
  address1?: string;
  address2?: string;
  address3?: string;
  locality?: string;
  administrativeArea?: string;
  countryCode?: string;
  postalCode?: string;
  phoneNumber?: string;
}

export interface GooglePayTransaction {
  countryCode: string;
  currencyCode: string;
  totalPriceStatus: "ESTIMATED" | "FINAL";
  /** With 2 decimals. */
  totalPrice: string;
  totalPriceLabel: string;
  displayItems: { label: string; type: "LINE_ITEM"; price: string; status: "FINAL" | "PENDING" }[];
}

export interface GooglePayError {
  reason:
    | "SHIPPING_ADDRESS_INVALID"
    | "SHIPPING_ADDRESS_UNSERVICEABLE"
    | "PAYMENT_DATA_INVALID"
    | "OTHER_ERROR";
  message: string;
  intent: "SHIPPING_ADDRESS" | "SHIPPING_OPTION" | "PAYMENT_AUTHORIZATION";
}

export interface GooglePayOptions {
  defaultSelectedOptionId: string;
  shippingOptions: { id: string; label: string; description: string }[];
}

export interface GooglePayChange {
  callbackTrigger: "INITIALIZE" | "SHIPPING_ADDRESS" | "SHIPPING_OPTION";
  shippingAddress?: GooglePayAddress;
  shippingOptionData?: { id: string };
}

export interface GooglePayUpdate {
  newTransactionInfo?: GooglePayTransaction;
  newShippingOptionParameters?: GooglePayOptions;
  error?: GooglePayError;
}

export interface GooglePayData {
  email?: string;
  shippingAddress?: GooglePayAddress;
  paymentMethodData: { info?: { billingAddress?: GooglePayAddress }; tokenizationData: { token: string } };
}

export interface GooglePayResult {
  transactionState: "SUCCESS" | "ERROR";
  error?: GooglePayError;
}

export interface GooglePayCallbacks {
  onPaymentDataChanged?: (change: GooglePayChange) => Promise<GooglePayUpdate>;
  onPaymentAuthorized: (data: GooglePayData) => Promise<GooglePayResult>;
}

export interface GooglePayRequest {
  allowedPaymentMethods: { type: string; parameters: Record<string, unknown> }[];
  [key: string]: unknown;
}

/** Version 2 of the API, as https://developers.google.com/pay/api/web/reference/client describes it. */
export interface GooglePayClient {
  isReadyToPay: (request: object) => Promise<{ result: boolean }>;
  /** Rejects with `statusCode` CANCELED when the shopper closes the sheet. Nothing else closes it. */
  loadPaymentData: (request: object) => Promise<GooglePayData>;
}

export type GooglePayClientClass = new (options: {
  environment: "TEST" | "PRODUCTION";
  paymentDataCallbacks?: GooglePayCallbacks;
}) => GooglePayClient;

/** The card gateway's part: whose account is paid, and the nonce of what was authorised. */
export interface GooglePayComponent {
  createPaymentDataRequest: (overrides: object) => GooglePayRequest;
  parseResponse: (data: GooglePayData) => Promise<{ nonce: string }>;
}

export interface GooglePayKit {
  PaymentsClient: GooglePayClientClass;
  environment: "TEST" | "PRODUCTION";
  component: GooglePayComponent;
}
