/** A contact by the wallet's own names. */
export interface ApplePayContact {
  givenName?: string;
  familyName?: string;
  emailAddress?: string;
  phoneNumber?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
}

export interface ApplePayAmount {
  label: string;
  amount: string;
  type: "final" | "pending";
}

export interface ApplePayMethod {
  identifier: string;
  label: string;
  detail: string;
  amount: string;
}

export interface ApplePayUpdate {
  newTotal: ApplePayAmount;
  newLineItems: ApplePayAmount[];
  newShippingMethods?: ApplePayMethod[];
  errors?: object[];
}

export interface ApplePayEvent {
  validationURL: string;
  shippingContact: ApplePayContact;
  shippingMethod: { identifier: string };
  payment: { token: unknown; shippingContact?: ApplePayContact; billingContact?: ApplePayContact };
}

type Handler<Key extends keyof ApplePayEvent> = ((event: Pick<ApplePayEvent, Key>) => void) | null;

/** A session of version 3, as https://developer.apple.com/documentation/apple_pay_on_the_web describes it. */
export interface ApplePaySession {
  onvalidatemerchant: Handler<"validationURL">;
  onshippingcontactselected: Handler<"shippingContact">;
  onshippingmethodselected: Handler<"shippingMethod">;
  onpaymentauthorized: Handler<"payment">;
  oncancel: ((event: object) => void) | null;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completeShippingContactSelection: (update: ApplePayUpdate) => void;
  completeShippingMethodSelection: (update: ApplePayUpdate) => void;
  completePayment: (result: { status: number; errors?: object[] }) => void;
}

export interface ApplePaySessionClass {
  new (version: number, request: object): ApplePaySession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments: () => boolean;
  supportsVersion: (version: number) => boolean;
}

/** The browser's two classes. */
export interface ApplePayBrowser {
  Session: ApplePaySessionClass;
  ContactError: new (code: string, field?: string, message?: string) => object;
}

/** The card gateway's part: who sells, and the nonce of what was authorised. */
export interface ApplePayComponent {
  performValidation: (options: { validationURL: string; displayName: string }) => Promise<unknown>;
  tokenize: (options: { token: unknown }) => Promise<{ nonce: string }>;
}
