import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Unpaid } from "../../PayOutcome.ts";
import type { WalletHandlers, WalletUpdate } from "../DeviceWallet.ts";
import type {
  GooglePayCallbacks,
  GooglePayComponent,
  GooglePayData,
  GooglePayRequest,
} from "./GooglePayKit.ts";
import { getReadyVersion } from "./getReadyVersion.ts";
import { openGooglePay } from "./openGooglePay.ts";

let callbacks: GooglePayCallbacks;
let request: GooglePayRequest;
let sheet: PromiseWithResolvers<GooglePayData>;

class FakeClient {
  constructor({ paymentDataCallbacks }: { paymentDataCallbacks?: GooglePayCallbacks }) {
    if (paymentDataCallbacks) callbacks = paymentDataCallbacks;
  }
  isReadyToPay = async () => ({ result: true });
  loadPaymentData(loaded: object) {
    request = loaded as GooglePayRequest;
    sheet = Promise.withResolvers();
    return sheet.promise;
  }
}

const component = {
  createPaymentDataRequest: (overrides: object) => ({
    apiVersion: 2,
    merchantInfo: { merchantId: "google" },
    allowedPaymentMethods: [{ type: "CARD", parameters: { allowedCardNetworks: ["VISA"] } }],
    ...overrides,
  }),
  parseResponse: vi.fn(async () => ({ nonce: "nonce" })),
};
const update = (total: string, change: Partial<WalletUpdate> = {}): WalletUpdate => ({
  amounts: { lines: [{ label: "Subtotal", amount: total }], total, pending: false },
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
const open = ({ express = true, shipped = true } = {}) =>
  openGooglePay(
    {
      PaymentsClient: FakeClient,
      environment: "TEST",
      component: component as unknown as GooglePayComponent,
    },
    "en",
  )(
    { shop: "Velours", country: "CA", currency: "CAD", amounts: update("40.00").amounts, express, shipped },
    handlers,
  );
const settle = () => new Promise((resolve) => setTimeout(resolve));
const AUSTIN = { countryCode: "US", administrativeArea: "TX", postalCode: "78701", locality: "Austin" };
const data = (email?: string) =>
  ({
    ...(email && { email, shippingAddress: { ...AUSTIN, name: "Ada Moreau" } }),
    paymentMethodData: {
      info: { billingAddress: { ...AUSTIN, name: "Ada Moreau" } },
      tokenizationData: { token: "t" },
    },
  }) as GooglePayData;
const changed = (callbackTrigger: "INITIALIZE" | "SHIPPING_ADDRESS" | "SHIPPING_OPTION", id?: string) =>
  callbacks.onPaymentDataChanged?.({
    callbackTrigger,
    paymentMethodData: { type: "CARD" },
    shippingAddress: AUSTIN,
    ...(id && { shippingOptionData: { id } }),
  });
const over = { reason: "OTHER_ERROR", message: expect.stringMatching(/Close this window/) };

const refused = { kind: "changed", error: { status: "deny" } } as Unpaid;

beforeEach(() => vi.clearAllMocks());

describe("the request", () => {
  it("asks an express buyer for contact, address, option and billing address", () => {
    open();
    expect(request).toMatchObject({
      emailRequired: true,
      shippingAddressRequired: true,
      shippingOptionRequired: true,
      callbackIntents: ["SHIPPING_ADDRESS", "SHIPPING_OPTION", "PAYMENT_AUTHORIZATION"],
      merchantInfo: { merchantId: "google", merchantName: "Velours" },
      transactionInfo: {
        countryCode: "CA",
        currencyCode: "CAD",
        totalPrice: "40.00",
        totalPriceStatus: "FINAL",
      },
    });
    expect(request.allowedPaymentMethods[0]?.parameters).toMatchObject({
      billingAddressRequired: true,
      billingAddressParameters: { format: "FULL", phoneNumberRequired: true },
    });
  });

  it("asks for no shipping option for what goes in no parcel", () => {
    open({ shipped: false });
    expect(request).toMatchObject({
      shippingOptionRequired: false,
      callbackIntents: ["SHIPPING_ADDRESS", "PAYMENT_AUTHORIZATION"],
    });
  });

  it("asks for no contact on the payment step, which has it", () => {
    open({ express: false });
    expect(request).not.toHaveProperty("shippingAddressRequired");
    expect(request.callbackIntents).toEqual(["PAYMENT_AUTHORIZATION"]);
    expect(callbacks.onPaymentDataChanged).toBeUndefined();
  });
});

describe("a change in the sheet", () => {
  it("is answered with new amounts and options, the chosen one selected", async () => {
    open();
    const option = { identifier: "slow", label: "Standard", detail: "3 days", amount: "5.00" };
    handlers.changeAddress.mockResolvedValueOnce(update("45.00", { options: [option] }));
    expect(await changed("INITIALIZE")).toMatchObject({
      newTransactionInfo: { totalPrice: "45.00", displayItems: [{ label: "Subtotal", price: "45.00" }] },
      newShippingOptionParameters: {
        defaultSelectedOptionId: "slow",
        shippingOptions: [{ id: "slow", label: "Standard · CA$5.00", description: "3 days" }],
      },
    });
    expect(handlers.changeAddress).toHaveBeenCalledWith(
      expect.objectContaining({ country: "US", state: "TX", zipcode: "78701" }),
    );
  });

  it("to another option leaves the list as it is", async () => {
    open();
    const answer = await changed("SHIPPING_OPTION", "fast");
    expect(handlers.changeOption).toHaveBeenCalledWith("fast");
    expect(answer).toMatchObject({ newTransactionInfo: { totalPrice: "2.00" } });
    expect(answer).not.toHaveProperty("newShippingOptionParameters");
  });

  it.each([
    [
      { code: "shippingContactInvalid", field: "country" },
      { reason: "SHIPPING_ADDRESS_UNSERVICEABLE", intent: "SHIPPING_ADDRESS" },
    ],
    [
      { code: "addressUnserviceable" },
      { reason: "SHIPPING_ADDRESS_UNSERVICEABLE", intent: "SHIPPING_ADDRESS" },
    ],
    [
      { code: "shippingContactInvalid", field: "zipcode" },
      { reason: "SHIPPING_ADDRESS_INVALID", intent: "SHIPPING_ADDRESS" },
    ],
    [
      { code: "billingContactInvalid", field: "phone" },
      { reason: "PAYMENT_DATA_INVALID", intent: "PAYMENT_AUTHORIZATION" },
    ],
  ] as const)("gives %j as %j (C-470)", async (problem, error) => {
    open();
    handlers.changeAddress.mockResolvedValueOnce(update("1.00", { problems: [{ ...problem, text: "No" }] }));
    expect(await changed("SHIPPING_ADDRESS")).toMatchObject({ error: { ...error, message: "No" } });
  });

  it("is not priced when the cart is no longer sold so", async () => {
    handlers.validate.mockResolvedValueOnce(refused);
    open();
    expect(await changed("INITIALIZE")).toEqual({ error: { ...over, intent: "SHIPPING_ADDRESS" } });
    expect(handlers.changeAddress).not.toHaveBeenCalled();
    expect(handlers.fail).toHaveBeenCalledWith(refused);
  });
});

describe("an authorised payment", () => {
  it("is paid once, with both contacts", async () => {
    open();
    expect(await callbacks.onPaymentAuthorized(data("ada@example.com"))).toEqual({
      transactionState: "SUCCESS",
    });
    expect(handlers.pay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        shipping: { email: "ada@example.com", address: expect.objectContaining({ lastname: "Moreau" }) },
        billing: expect.objectContaining({ firstname: "Ada", country: "US" }),
      }),
    );
    expect(await handlers.pay.mock.calls[0]?.[0].tokenise()).toBe("nonce");
  });

  it("has no shipping contact on the payment step", async () => {
    open({ express: false });
    await callbacks.onPaymentAuthorized(data());
    expect(handlers.pay).toHaveBeenCalledWith(expect.objectContaining({ shipping: null }));
  });

  it("stays open for a contact to be corrected", async () => {
    open();
    const problem = { code: "shippingContactInvalid", field: "email", text: "No" } as const;
    handlers.pay.mockResolvedValueOnce({ paid: false, problems: [problem] });
    expect(await callbacks.onPaymentAuthorized(data("x"))).toMatchObject({
      transactionState: "ERROR",
      error: { reason: "SHIPPING_ADDRESS_INVALID", message: "No" },
    });
    expect(await callbacks.onPaymentAuthorized(data("ada@example.com"))).toEqual({
      transactionState: "SUCCESS",
    });
  });

  it("that failed ends the session: the sheet says so and charges nothing more (C-723, C-724)", async () => {
    open();
    handlers.pay.mockRejectedValueOnce(new Error("declined"));
    const failed = { transactionState: "ERROR", error: { ...over, intent: "PAYMENT_AUTHORIZATION" } };
    expect(await callbacks.onPaymentAuthorized(data("ada@example.com"))).toEqual(failed);
    expect(handlers.fail).toHaveBeenCalledExactlyOnceWith({
      kind: "failed",
      error: new Error("declined"),
    });
    expect(await callbacks.onPaymentAuthorized(data("ada@example.com"))).toEqual(failed);
    expect(handlers.pay).toHaveBeenCalledOnce();
    sheet.reject({ statusCode: "CANCELED" });
    await settle();
    expect(handlers.cancel).not.toHaveBeenCalled();
  });

  it("without an answer never says that it did not go through, also when it is pressed again", async () => {
    open();
    handlers.pay.mockResolvedValueOnce({ paid: false, problems: [], text: "We do not know yet" });
    const error = expect.objectContaining({ message: "We do not know yet" });
    for (let press = 0; press < 2; press++)
      expect(await callbacks.onPaymentAuthorized(data("ada@example.com"))).toEqual({
        transactionState: "ERROR",
        error,
      });
    expect(handlers.pay).toHaveBeenCalledOnce();
  });
});

it.each([
  ["CANCELED", 1, 0],
  ["DEVELOPER_ERROR", 0, 1],
])("a sheet that ends with %s cancels %d and fails %d times", async (statusCode, cancelled, failed) => {
  open();
  sheet.reject({ statusCode });
  await settle();
  expect(handlers.cancel).toHaveBeenCalledTimes(cancelled);
  expect(handlers.fail).toHaveBeenCalledTimes(failed);
});

it("a sheet of a page that was left says nothing", async () => {
  open().abort();
  sheet.reject({ statusCode: "CANCELED" });
  await settle();
  expect(handlers.cancel).not.toHaveBeenCalled();
  expect(await changed("SHIPPING_ADDRESS")).toEqual({ error: { ...over, intent: "SHIPPING_ADDRESS" } });
});

it.each([
  ["no script", undefined, 0],
  ["ready", FakeClient, 2],
  [
    "not ready",
    class extends FakeClient {
      override isReadyToPay = async () => ({ result: false });
    },
    0,
  ],
  [
    "a page without TLS",
    class extends FakeClient {
      override isReadyToPay = () => Promise.reject(new Error("insecure"));
    },
    0,
  ],
])("knows whether the browser has the wallet: %s", async (_, PaymentsClient, version) =>
  expect(await getReadyVersion(PaymentsClient, "TEST")).toBe(version),
);
