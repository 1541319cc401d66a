import { trace } from "../client/environment.ts";
import type { WalletContact } from "./walletContacts.ts";
import { redactContact, walletContacts } from "./walletContacts.ts";
import type { SheetAmounts, SheetMethod, WalletSheet } from "./walletSheet.ts";
import { openWalletSheet } from "./walletSheet.ts";
import { walletWords } from "./walletWords.ts";

interface Amount {
  label: string;
  amount: string;
  type?: "final" | "pending";
}

interface PaymentRequest {
  currencyCode: string;
  total: Amount;
  lineItems?: Amount[];
  shippingMethods?: SheetMethod[];
  requiredShippingContactFields?: string[];
}

interface Update {
  newTotal: Amount;
  newLineItems?: Amount[];
  newShippingMethods?: SheetMethod[];
  errors?: ContactError[];
}

/** Written in front of the script by the gateway that serves it: the newest version of the session; 0 for no wallet. */
declare const sandboxWalletVersion: number;

/** An error of a contact, as the browser's own class has it. */
export class ContactError {
  readonly code: string;
  readonly contactField: string | undefined;
  readonly message: string;
  constructor(code: string, contactField?: string, message = "") {
    this.code = code;
    this.contactField = contactField;
    this.message = message;
  }
}

const isRequested = (fields: string[] | undefined, field: string): boolean =>
  fields?.includes(field) ?? false;

/** The browser's session of the device wallet, with a sheet that is drawn here. A press beside it does nothing. */
export class SandboxApplePaySession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canMakePayments = (): boolean => sandboxWalletVersion > 0;
  static supportsVersion = (version: number): boolean => version <= sandboxWalletVersion;

  onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null;
  onshippingcontactselected: ((event: { shippingContact: Partial<WalletContact> }) => void) | null = null;
  onshippingmethodselected: ((event: { shippingMethod: { identifier: string } }) => void) | null = null;
  onpaymentauthorized: ((event: { payment: object }) => void) | null = null;
  oncancel: ((event: object) => void) | null = null;

  readonly #request: PaymentRequest;
  #sheet: WalletSheet | null = null;
  #isValidated = false;

  constructor(version: number, request: PaymentRequest) {
    trace("apple-pay", "ApplePaySession", { version, request });
    if (!SandboxApplePaySession.supportsVersion(version))
      throw new Error(`Version ${version} is not supported.`);
    this.#request = request;
  }

  begin(): void {
    trace("apple-pay", "begin");
    const { currencyCode, total, lineItems, requiredShippingContactFields } = this.#request;
    const words = walletWords();
    this.#sheet = openWalletSheet({
      wallet: "Apple Pay",
      shop: total.label,
      currency: currencyCode,
      express: isRequested(requiredShippingContactFields, "postalAddress"),
      amounts: toAmounts(total, lineItems),
      on: {
        contact: (contact) => this.#selectContact(contact),
        method: (identifier) => {
          this.#sheet?.wait();
          this.onshippingmethodselected?.({ shippingMethod: { identifier } });
        },
        pay: (contact, outcome) => {
          this.#sheet?.wait(words.processing);
          const payment = { token: { outcome }, shippingContact: contact, billingContact: contact };
          this.onpaymentauthorized?.({ payment });
        },
        cancel: () => {
          trace("apple-pay", "cancel");
          this.#close();
          this.oncancel?.({});
        },
        failValidation: () => this.#validate("sandbox:fail"),
      },
    });
    this.#sheet.wait();
    this.#validate("sandbox:pass");
  }

  abort(): void {
    trace("apple-pay", "abort");
    this.#close();
  }

  completeMerchantValidation(): void {
    trace("apple-pay", "completeMerchantValidation");
    if (this.#isValidated) return;
    this.#isValidated = true;
    const [first] = walletContacts;
    if (first && isRequested(this.#request.requiredShippingContactFields, "postalAddress"))
      this.#selectContact(first);
    else this.#sheet?.update({});
  }

  completeShippingContactSelection(update: Update): void {
    this.#show("completeShippingContactSelection", update);
  }

  completeShippingMethodSelection(update: Update): void {
    this.#show("completeShippingMethodSelection", update);
  }

  completePayment({ status, errors = [] }: { status: number; errors?: ContactError[] }): void {
    trace("apple-pay", "completePayment", { status, errors: errors.map(({ code }) => code) });
    if (status === SandboxApplePaySession.STATUS_SUCCESS) this.#sheet?.finish();
    else {
      const texts = errors.map(({ message }) => message).filter(Boolean);
      this.#sheet?.update({ problems: texts.length > 0 ? texts : [walletWords().notCompleted] });
    }
  }

  #validate(validationURL: string): void {
    setTimeout(() => this.onvalidatemerchant?.({ validationURL }));
  }

  #selectContact(contact: WalletContact): void {
    this.#sheet?.wait();
    this.onshippingcontactselected?.({ shippingContact: redactContact(contact) });
  }

  #show(call: string, { newTotal, newLineItems, newShippingMethods, errors = [] }: Update): void {
    trace("apple-pay", call, {
      total: newTotal.amount,
      errors: errors.map(({ code, contactField }) => [code, contactField]),
    });
    this.#sheet?.update({
      amounts: toAmounts(newTotal, newLineItems),
      methods: newShippingMethods,
      problems: errors.map(({ message }) => message),
    });
  }

  #close(): void {
    this.#sheet?.close();
    this.#sheet = null;
  }
}

const toAmounts = (total: Amount, lineItems: Amount[] = []): SheetAmounts => ({
  lines: lineItems,
  total: total.amount,
  pending: total.type === "pending",
});
