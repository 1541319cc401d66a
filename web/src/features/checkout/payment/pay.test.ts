import type { Checkout, Invoice, Order, Payment } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../platform/browser/testing/memoryStorage.ts";
import { createAttemptStore } from "../../cart/attempts.ts";
import type { CardNonce } from "./gateways/CardGateway.ts";
import { cardSource } from "./methods/card/cardSource.ts";
import { internalSource } from "./methods/internalSource.ts";
import { PaymentCanceledError } from "./PaymentSource.ts";
import { type PayPorts, type PayRequest, pay } from "./pay.ts";

const order = { id: "5b0a7d6a-6a9d-4f52-8f0a-5f5a9b1d2c3e" } as Order;
const answer = (status: number, content: object, headers = {}) => ({
  ...content,
  response: new Response(null, { status, headers }),
});

/** A shop where all is well; each test breaks one thing. `mistake` is what is wrong with the typed card. */
function shop({ mistake = null as unknown } = {}) {
  let nonces = 0;
  let keys = 0;
  const storage = memoryStorage();
  const tokenise = vi.fn(async () => {
    nonces += 1;
    return { nonce: `nonce-${nonces}`, details: { lastFour: "1111", bin: "411111" } };
  });
  const gateway = {
    deviceData: vi.fn(async () => "{}"),
    authenticate: vi.fn(async (card: CardNonce) => ({ ...card, nonce: `${card.nonce}-checked` })),
  };
  const ports = {
    client: {
      validateCart: vi.fn(async () => answer(200, { data: { status: "valid" } })),
      submitCheckout: vi.fn(async () => answer(200, { data: order }, { "x-join-nonce": "join" })),
      getPurchase: vi.fn(async () => answer(200, { data: { status: "not-placed", order: null } })),
    },
    fraud: { collect: vi.fn(async () => {}) },
    attempts: createAttemptStore({
      name: "attempt",
      storage,
      newKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    }),
    logSilence: vi.fn(),
    pause: vi.fn(async () => {}),
    isOffline: vi.fn(() => false),
  };
  const request: PayRequest = {
    source: cardSource(gateway, {
      fields: { tokenise },
      check: () => mistake,
      vaulted: false,
      authorization: "authorization",
    }),
    email: "ada@example.com",
    invoice: {
      total: 103,
      currency: "USD",
      payments: { giftCard: 0, credits: 0, creditCard: 103 },
    } as Invoice,
    asMember: false,
    isStale: () => false,
    question: { cart: {} } as PayRequest["question"],
    bodyFor: (payment) => ({ payment }) as Checkout,
  };
  const run = (change: Partial<PayRequest> = {}) =>
    pay(ports as unknown as PayPorts, { ...request, ...change });
  const sent = () =>
    (ports.client.submitCheckout.mock.calls as unknown as [{ body: Checkout; idempotencyKey: string }][]).map(
      ([call]) => call,
    );
  return { ports, gateway, tokenise, run, sent };
}

describe("pay", () => {
  it("says what is wrong with the typed card before anything is sent (C-456)", async () => {
    const error = { code: "HOSTED_FIELDS_FIELDS_EMPTY" };
    const { ports, run, tokenise, sent } = shop({ mistake: error });
    expect(await run()).toEqual({ kind: "failed", error });
    expect(ports.client.validateCart).not.toHaveBeenCalled();
    expect([tokenise.mock.calls.length, sent().length]).toEqual([0, 0]);
  });

  it("validates, checks for fraud, tokenises twice and submits (C-367, C-369)", async () => {
    const { run, sent } = shop();
    expect(await run()).toEqual({
      kind: "paid",
      order,
      joinNonce: "join",
      earlier: false,
      signedOut: false,
    });
    expect(sent()[0]?.body.payment).toMatchObject({
      paymentMethod: "credit-card",
      nonce: "nonce-1-checked",
      upsells: { nonce: "nonce-2" },
      cardDetails: { lastFour: "1111", bin: "411111" },
      deviceData: "{}",
      vaulted: false,
      kountId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("opens the modal instead of paying when the cart changed (C-368)", async () => {
    const { ports, run, tokenise, sent } = shop();
    const value = { status: "modify" };
    const refused = answer(409, { error: { reference: "cartValidationErrors", message: "", value } });
    ports.client.validateCart.mockResolvedValueOnce(refused as never);
    expect(await run()).toEqual({ kind: "changed", error: value });
    expect([tokenise.mock.calls.length, sent().length]).toEqual([0, 0]);
  });

  it("does not submit when the fraud check fails (CA-09)", async () => {
    const { ports, run, sent } = shop();
    ports.fraud.collect.mockRejectedValueOnce(new Error("broken"));
    expect((await run()).kind).toBe("fraudFailed");
    expect(sent()).toEqual([]);
  });

  it("asks for the approval after the cart was validated and before the fraud check", async () => {
    const { ports, run } = shop();
    const calls: string[] = [];
    ports.client.validateCart.mockImplementationOnce(async () => {
      calls.push("validate");
      return answer(200, { data: { status: "valid" } });
    });
    ports.fraud.collect.mockImplementationOnce(async () => void calls.push("fraud check"));
    const source = {
      method: "paypal" as const,
      screened: true,
      approve: async () => void calls.push("approval"),
      toPayment: async () => ({ service: "paypal" }) as Payment,
    };
    expect((await run({ source })).kind).toBe("paid");
    expect(calls).toEqual(["validate", "approval", "fraud check"]);
  });

  it("neither asks for the approval nor pays when the cart changed", async () => {
    const { ports, run, sent } = shop();
    const value = { status: "modify" };
    const refused = answer(409, { error: { reference: "cartValidationErrors", message: "", value } });
    ports.client.validateCart.mockResolvedValueOnce(refused as never);
    const approve = vi.fn(async () => {});
    const toPayment = async () => ({ service: "paypal" }) as Payment;
    const source = { method: "paypal" as const, screened: true, approve, toPayment };
    expect((await run({ source })).kind).toBe("changed");
    expect([approve.mock.calls.length, sent().length]).toEqual([0, 0]);
  });

  it("takes a closed window for no failure, and a broken one for the provider's", async () => {
    const { run, sent } = shop();
    const toPayment = async () => ({ service: "paypal" }) as Payment;
    const approve = () => Promise.reject(new PaymentCanceledError());
    const closed = { method: "paypal" as const, screened: true, toPayment, approve };
    expect(await run({ source: closed })).toEqual({ kind: "canceled" });
    const broken = { ...closed, approve: () => Promise.reject(new Error("No funds")) };
    expect(await run({ source: broken })).toMatchObject({ kind: "failed", error: { message: "No funds" } });
    expect(sent()).toEqual([]);
  });

  it("does not submit when the card or the bank says no", async () => {
    const { gateway, run, sent } = shop();
    gateway.authenticate.mockRejectedValueOnce({
      code: "THREEDS_CARDINAL_SDK_CANCELED",
      message: "No",
    });
    expect(await run()).toMatchObject({ kind: "failed", error: { message: "No" } });
    expect(sent()).toEqual([]);
  });

  it("pays without offers when the second tokenisation fails (S1)", async () => {
    const { run, tokenise, sent } = shop();
    tokenise.mockImplementationOnce(async () => ({
      nonce: "one",
      details: { lastFour: "1", bin: "411111" },
    }));
    tokenise.mockRejectedValueOnce(new Error("once only"));
    expect((await run()).kind).toBe("paid");
    expect(sent()[0]?.body.payment).not.toHaveProperty("upsells");
  });

  it("sends nothing while an earlier purchase has no answer, and a new nonce once it was not placed", async () => {
    const { ports, run, tokenise, sent } = shop();
    ports.client.submitCheckout.mockRejectedValueOnce(new Error("connection cut"));
    expect(await run()).toEqual({ kind: "unknown", state: "unanswered" });
    ports.client.getPurchase.mockRejectedValueOnce(new Error("connection cut"));
    expect(await run()).toEqual({ kind: "unknown", state: "unanswered" });
    expect([sent().length, tokenise.mock.calls.length]).toEqual([1, 2]);
    expect((await run()).kind).toBe("paid");
    expect(sent().map(({ idempotencyKey, body }) => [idempotencyKey, body.payment.nonce])).toEqual([
      ["key-1", "nonce-1-checked"],
      ["key-1", "nonce-3-checked"],
    ]);
  });

  it("pays with a new nonce under a new key after a refusal", async () => {
    const { ports, run, sent } = shop();
    const refused = answer(402, {
      error: { reference: "paymentDeclined", message: "Do Not Honor", value: null },
    });
    ports.client.submitCheckout.mockResolvedValueOnce(refused as never);
    expect(await run()).toMatchObject({ kind: "failed", status: 402 });
    expect((await run()).kind).toBe("paid");
    expect(sent().map((call) => call.idempotencyKey)).toEqual(["key-1", "key-2"]);
    expect(sent()[1]?.body.payment.nonce).not.toBe(sent()[0]?.body.payment.nonce);
  });

  it("asks for another tab's purchase that was sent while the card was checked", async () => {
    const { ports, gateway, run, sent } = shop();
    gateway.authenticate.mockImplementationOnce(async (card) => {
      ports.attempts.begin({ fingerprint: "other", asMember: false });
      return card;
    });
    const placed = answer(200, { data: { status: "placed", order } });
    ports.client.getPurchase.mockResolvedValueOnce(placed as never);
    expect(await run()).toMatchObject({ kind: "paid", order, earlier: true });
    expect(sent()).toEqual([]);
  });

  it("waits for the order that another tab of this browser places at the same moment", async () => {
    const { ports, run } = shop();
    const refused = answer(409, { error: { reference: "idempotencyKeyReused", message: "", value: null } });
    ports.client.submitCheckout.mockResolvedValueOnce(refused as never);
    const underWay = answer(200, { data: { status: "in-progress", order: null } });
    ports.client.getPurchase.mockResolvedValueOnce(underWay as never);
    ports.client.getPurchase.mockResolvedValueOnce(underWay as never);
    ports.client.getPurchase.mockResolvedValueOnce(
      answer(200, { data: { status: "placed", order } }) as never,
    );
    expect(await run()).toMatchObject({ kind: "paid", order });
    expect(ports.pause).toHaveBeenCalledTimes(2);
  });

  it("waits for a busy shop under one key, and shows the order that it takes in the end", async () => {
    const { ports, run, sent } = shop();
    const said: boolean[] = [];
    const unavailable = { reference: "serviceUnavailable", message: "", value: null };
    const busy = () => answer(503, { error: unavailable }, { "retry-after": "5" });
    Object.assign(ports, { sayBusy: (cancel: unknown) => said.push(cancel !== null) });
    ports.client.submitCheckout.mockResolvedValueOnce(busy() as never);
    expect((await run()).kind).toBe("paid");
    expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1"]);
    expect([said, ports.pause.mock.calls]).toEqual([[true, false], [[5_000]]]);

    ports.client.submitCheckout.mockImplementation(async () => busy() as never);
    expect(await run()).toEqual({ kind: "busy" });
    expect(ports.attempts.pending()).toBeNull();
    // The shop knows better: an earlier one of them was begun all the same.
    ports.client.getPurchase.mockResolvedValueOnce(
      answer(200, { data: { status: "placed", order } }) as never,
    );
    expect(await run()).toMatchObject({ kind: "paid", order });
  });

  it("asks again only by the SDK while a wallet's sheet is open", async () => {
    const { ports, run, sent } = shop();
    const sayBusy = vi.fn();
    Object.assign(ports, { sayBusy });
    const unavailable = { reference: "serviceUnavailable", message: "", value: null };
    ports.client.submitCheckout.mockResolvedValueOnce(
      answer(503, { error: unavailable }, { "retry-after": "5" }) as never,
    );
    const toPayment = async () => ({ service: "braintree" }) as Payment;
    const source = { method: "apple-pay" as const, screened: false, holdsSheet: true, toPayment };
    expect(await run({ source })).toEqual({ kind: "busy" });
    expect([sent().length, sayBusy.mock.calls]).toEqual([1, []]);
  });

  it("sends nothing when the network goes while the card is checked", async () => {
    const { ports, run, sent } = shop();
    ports.isOffline.mockReturnValueOnce(true);
    expect(await run()).toEqual({ kind: "notSent", offline: true });
    expect([sent().length, ports.attempts.pending()]).toEqual([0, null]);
  });

  it.each([true, false])(
    "says that nothing was sent when the cart cannot be validated, offline: %s",
    async (offline) => {
      const { ports, run } = shop();
      ports.client.validateCart.mockRejectedValueOnce(new Error("connection cut"));
      ports.isOffline.mockReturnValueOnce(offline);
      expect(await run()).toEqual({ kind: "notSent", offline });
    },
  );

  it("sends nothing when another tab changed the cart while the card was checked", async () => {
    const { run, sent } = shop();
    expect(await run({ isStale: () => true })).toEqual({ kind: "stale" });
    expect(sent()).toEqual([]);
  });

  it("needs no card and no fraud check when nothing is left to pay by card (C-196)", async () => {
    const { ports, run, sent } = shop();
    const invoice = {
      total: 0,
      currency: "USD",
      payments: { giftCard: 103, credits: 0, creditCard: 0 },
    } as Invoice;
    expect((await run({ source: internalSource, invoice })).kind).toBe("paid");
    expect(sent()[0]?.body.payment).toMatchObject({ service: "internal", paymentMethod: "gift-card" });
    expect(ports.fraud.collect).not.toHaveBeenCalled();
  });
});
