import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Unpaid } from "../../PayOutcome.ts";
import type { WalletHandlers, WalletUpdate } from "../DeviceWallet.ts";
import type { ApplePayBrowser, ApplePaySession } from "./ApplePayKit.ts";
import { openApplePay } from "./openApplePay.ts";
import { supportedVersion } from "./supportedVersion.ts";

let session: ApplePaySession;
let created: { version: number; request: Record<string, unknown> };

class FakeSession implements ApplePaySession {
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  static canMakePayments = () => true;
  static supportsVersion = (version: number) => version <= 3;
  onvalidatemerchant: ApplePaySession["onvalidatemerchant"] = null;
  onshippingcontactselected: ApplePaySession["onshippingcontactselected"] = null;
  onshippingmethodselected: ApplePaySession["onshippingmethodselected"] = null;
  onpaymentauthorized: ApplePaySession["onpaymentauthorized"] = null;
  oncancel: ApplePaySession["oncancel"] = null;
  begin = vi.fn();
  abort = vi.fn();
  completeMerchantValidation = vi.fn();
  completeShippingContactSelection = vi.fn();
  completeShippingMethodSelection = vi.fn();
  completePayment = vi.fn();
  constructor(version: number, request: object) {
    created = { version, request: request as Record<string, unknown> };
    session = this;
  }
}
const browser: ApplePayBrowser = {
  Session: FakeSession,
  ContactError: class {
    code: string;
    field: string | undefined;
    constructor(code: string, field?: string) {
      this.code = code;
      this.field = field;
    }
  },
};
const component = {
  performValidation: vi.fn(async () => ({ merchant: true })),
  tokenize: vi.fn(async () => ({ nonce: "nonce" })),
};
const update = (total: string, change: Partial<WalletUpdate> = {}): WalletUpdate => ({
  amounts: { lines: [], total, pending: false },
  options: [],
  problems: [],
  ...change,
});
const handlers = {
  validate: vi.fn<WalletHandlers["validate"]>(async () => null),
  changeAddress: vi.fn<WalletHandlers["changeAddress"]>(async () => update("1.00")),
  changeOption: vi.fn<WalletHandlers["changeOption"]>(async () => update("2.00")),
  pay: vi.fn<WalletHandlers["pay"]>(async () => ({ paid: true })),
  cancel: vi.fn(),
  fail: vi.fn(),
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = (express = true) =>
  openApplePay(browser, component)(
    {
      shop: "Velours",
      country: "CA",
      currency: "CAD",
      amounts: update("40.00").amounts,
      express,
      shipped: true,
    },
    handlers,
  );

const changed = { kind: "changed", error: { status: "deny" } } as Unpaid;

beforeEach(() => vi.clearAllMocks());

describe("the session", () => {
  it("is of version 3, and asks an express buyer for contact and address (C-673, C-677, C-758)", () => {
    open();
    expect(created).toMatchObject({
      version: 3,
      request: {
        countryCode: "CA",
        currencyCode: "CAD",
        supportedCountries: ["US", "CA"],
        requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
        total: { label: "Velours", amount: "40.00", type: "final" },
      },
    });
    expect(session.begin).toHaveBeenCalledOnce();
  });

  it("asks for no shipping contact on the payment step, which has it", () => {
    open(false);
    expect(created.request).not.toHaveProperty("requiredShippingContactFields");
  });

  it("validates the cart before the merchant", async () => {
    open();
    handlers.validate.mockResolvedValueOnce(changed);
    session.onvalidatemerchant?.({ validationURL: "https://apple" });
    await settle();
    expect(component.performValidation).not.toHaveBeenCalled();
    expect(handlers.fail).toHaveBeenCalledWith(changed);
  });

  it("shows only the answer to the latest change", async () => {
    open();
    const late = Promise.withResolvers<WalletUpdate>();
    handlers.changeAddress.mockReturnValueOnce(late.promise);
    session.onshippingcontactselected?.({ shippingContact: { countryCode: "us" } });
    session.onshippingmethodselected?.({ shippingMethod: { identifier: "fast" } });
    await settle();
    late.resolve(update("9.00"));
    await settle();
    expect(session.completeShippingMethodSelection).toHaveBeenCalledOnce();
    expect(session.completeShippingContactSelection).not.toHaveBeenCalled();
  });

  it("gives problems in the wallet's own codes and fields (C-470)", async () => {
    open();
    handlers.changeAddress.mockResolvedValueOnce(
      update("40.00", { problems: [{ code: "shippingContactInvalid", field: "country", text: "No" }] }),
    );
    session.onshippingcontactselected?.({ shippingContact: { countryCode: "GB" } });
    await settle();
    expect(session.completeShippingContactSelection).toHaveBeenCalledWith(
      expect.objectContaining({ errors: [{ code: "shippingContactInvalid", field: "country" }] }),
    );
  });

  it("stays open for a contact to be corrected, and completes a payment once", async () => {
    open();
    const payment = { token: {}, shippingContact: {}, billingContact: {} };
    handlers.pay.mockResolvedValueOnce({
      paid: false,
      problems: [{ code: "shippingContactInvalid", field: "email", text: "No" }],
    });
    session.onpaymentauthorized?.({ payment });
    await settle();
    expect(session.completePayment).toHaveBeenLastCalledWith({
      status: 1,
      errors: [{ code: "shippingContactInvalid", field: "emailAddress" }],
    });
    session.onpaymentauthorized?.({ payment });
    await settle();
    expect(session.completePayment).toHaveBeenLastCalledWith({ status: 0 });
  });

  it("neither completes nor aborts a sheet that is closed", async () => {
    const sheet = open();
    const late = Promise.withResolvers<WalletUpdate>();
    handlers.changeAddress.mockReturnValueOnce(late.promise);
    session.onshippingcontactselected?.({ shippingContact: {} });
    session.oncancel?.({});
    late.reject(new Error("offline"));
    sheet.abort();
    await settle();
    expect(handlers.cancel).toHaveBeenCalledOnce();
    expect(session.abort).not.toHaveBeenCalled();
    expect(handlers.fail).not.toHaveBeenCalled();
  });

  it("says that a payment failed also when the sheet has closed by itself meanwhile", async () => {
    open();
    const late = Promise.withResolvers<{ paid: true }>();
    handlers.pay.mockReturnValueOnce(late.promise);
    session.onpaymentauthorized?.({ payment: { token: {} } });
    session.oncancel?.({});
    late.reject(new Error("declined"));
    await settle();
    expect(handlers.fail).toHaveBeenCalledWith({ kind: "failed", error: new Error("declined") });
  });
});

it.each([
  [undefined, 0],
  [{ canMakePayments: () => false, supportsVersion: () => true }, 0],
  [{ canMakePayments: () => true, supportsVersion: (version: number) => version <= 2 }, 2],
  [{ canMakePayments: () => true, supportsVersion: (version: number) => version <= 14 }, 3],
  [
    {
      canMakePayments: () => {
        throw new Error("insecure page");
      },
      supportsVersion: () => true,
    },
    0,
  ],
])("knows the newest version the browser has: %#, %i (C-464)", (Session, version) => {
  expect(supportedVersion(Session as ApplePayBrowser["Session"] | undefined, 3)).toBe(version);
});
