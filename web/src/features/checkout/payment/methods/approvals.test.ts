// @vitest-environment happy-dom
import type { BnplOrder } from "@velours/sdk/rules";
import type { BnplSession, Invoice } from "@velours/sdk/types";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PaymentCanceledError } from "../PaymentSource.ts";
import { approveKlarna } from "./klarna/approveKlarna.ts";
import type { KlarnaAnswer } from "./klarna/klarnaKit.ts";
import type { PayPal } from "./paypal/openPayPal.ts";
import { renderPayPalButton } from "./paypal/renderPayPalButton.ts";

vi.mock("../../../../platform/browser/loadScript.ts", () => ({ loadScript: async () => {} }));
afterEach(() => vi.unstubAllGlobals());

const session = {
  client_token: "client",
  payment_method_categories: [{ name: "pay_over_time", asset_urls: { descriptive: "" } }],
} as BnplSession;
const order = { order_amount: 1999 } as BnplOrder;

describe("Klarna's answers", () => {
  const approve = (authorized: KlarnaAnswer, finalized?: KlarnaAnswer) => {
    const kit = {
      authorize: vi.fn((_options: object, _order: object, done: (answer: KlarnaAnswer) => void) =>
        done(authorized),
      ),
      finalize: vi.fn((_options: object, _update: object, done: (answer: KlarnaAnswer) => void) =>
        done(finalized ?? { show_form: false }),
      ),
    };
    vi.stubGlobal("Klarna", { Payments: kit });
    return { kit, token: approveKlarna("https://kit.example/api.js", session, order) };
  };

  it("approved: the token (C-651)", async () => {
    const { kit, token } = approve({ show_form: true, approved: true, authorization_token: "t" });
    expect(await token).toBe("t");
    expect(kit.authorize.mock.calls[0]?.slice(0, 2)).toEqual([
      { payment_method_category: "pay_over_time" },
      order,
    ]);
    expect(kit.finalize).not.toHaveBeenCalled();
  });

  it("to be finalized: the token of the second answer", async () => {
    const first = { show_form: true, approved: true, finalize_required: true };
    const { token } = approve(first, { show_form: true, approved: true, authorization_token: "second" });
    expect(await token).toBe("second");
  });

  it.each<[string, KlarnaAnswer]>([
    ["refused", { show_form: false, approved: false }],
    ["refused when finalized", { show_form: true, approved: true, finalize_required: true }],
    ["with an error", { show_form: true, approved: false, error: { invalid_fields: ["billing_address"] } }],
  ])("%s: the shop's text (S4)", async (_, answer) => {
    await expect(approve(answer).token).rejects.toThrow("The payment was not approved.");
  });

  it("closed: no error (S4)", async () => {
    await expect(approve({ show_form: true, approved: false }).token).rejects.toBeInstanceOf(
      PaymentCanceledError,
    );
  });
});

describe("PayPal's button", () => {
  type Handlers = Parameters<PayPal["sdk"]["Buttons"]>[0];
  async function render(onPress: Parameters<typeof renderPayPalButton>[1]["onPress"], mayOpen = () => true) {
    let handlers: Handlers | undefined;
    const createPayment = vi.fn(async () => "order-1");
    const paypal = {
      checkout: {
        createPayment,
        tokenizePayment: vi.fn(async () => ({ nonce: "nonce-1" })),
        loadPayPalSDK: vi.fn(),
      },
      sdk: {
        FUNDING: { PAYPAL: "paypal", PAYLATER: "paylater" },
        Messages: vi.fn(),
        Buttons: (options: Handlers) => {
          handlers = options;
          return { isEligible: () => true, render: async () => {}, close: async () => {} };
        },
      },
    } as unknown as PayPal;
    await renderPayPalButton(paypal, { place: document.body, funding: "PAYLATER", mayOpen, onPress });
    return { handlers: handlers as Required<Handlers>, createPayment };
  }
  const invoice = { total: 12, currency: "CAD" } as Invoice;

  it("makes the order of the invoice and gives the nonce (C-668, C-669, C-670, C-671, C-672)", async () => {
    const nonces: string[] = [];
    const { handlers, createPayment } = await render(async (approve) => nonces.push(await approve(invoice)));
    expect(handlers.fundingSource).toBe("paylater");
    expect(await handlers.createOrder()).toBe("order-1");
    expect(createPayment).toHaveBeenCalledWith({
      flow: "checkout",
      amount: "12.00",
      currency: "CAD",
      intent: "capture",
      requestBillingAgreement: true,
      enableShippingAddress: false,
    });
    await handlers.onApprove({ payerID: "p", orderID: "order-1" });
    await vi.waitFor(() => expect(nonces).toEqual(["nonce-1"]));
  });

  it("closes the window of a payment that ended before it asked, such as a cart that changed", async () => {
    const { handlers, createPayment } = await render(async () => "changed");
    await expect(handlers.createOrder()).rejects.toBeInstanceOf(PaymentCanceledError);
    expect(createPayment).not.toHaveBeenCalled();
  });

  it("takes a closed window for no error, and a broken one for the provider's", async () => {
    const thrown: unknown[] = [];
    const { handlers } = await render((approve) => approve(invoice).catch((error) => thrown.push(error)));
    await handlers.createOrder();
    handlers.onCancel();
    await vi.waitFor(() => expect(thrown[0]).toBeInstanceOf(PaymentCanceledError));
    await handlers.createOrder();
    handlers.onError(new Error("INSTRUMENT_DECLINED"));
    await vi.waitFor(() => expect(thrown[1]).toMatchObject({ message: "INSTRUMENT_DECLINED" }));
  });

  it("stays shut while the form is not filled in", async () => {
    const { handlers } = await render(vi.fn(), () => false);
    const actions = { resolve: () => "opens", reject: () => "stays shut" };
    expect(handlers.onClick({}, actions)).toBe("stays shut");
  });
});
