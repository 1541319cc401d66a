import { after, delay, trace } from "../client/environment.ts";
import { approvalWords, formatAmount } from "./approvalWords.ts";
import { approvalError, askApproval } from "./askApproval.ts";

interface CreatePayment {
  flow: string;
  amount: string;
  currency: string;
  intent: string;
  requestBillingAgreement: boolean;
  enableShippingAddress: boolean;
}

interface SdkOptions {
  components: string;
  currency: string;
  intent: string;
  "enable-funding": string;
}

interface ButtonOptions {
  fundingSource: "paypal" | "paylater";
  message?: { amount: number };
  onClick?: (event: object, actions: { resolve: () => boolean; reject: () => boolean }) => boolean;
  createOrder?: () => Promise<string>;
  onApprove?: (approved: { orderID: string; payerID: string }) => Promise<void>;
  onCancel?: () => void;
  onError?: (error: unknown) => void;
}

/** Orders created and not tokenised yet, by id. */
const orders = new Map<string, CreatePayment>();

const isEligibleLater = (amount: number, currency: string): boolean =>
  currency === "USD" && amount >= 30 && amount <= 1500;

const paypalLook = {
  width: "100%",
  minHeight: "3rem",
  border: "0",
  borderRadius: "999px",
  background: "#ffc439",
  color: "#10223f",
  font: "700 1.0625rem/1.25 system-ui, sans-serif",
  cursor: "pointer",
};

async function openWindow(options: ButtonOptions): Promise<void> {
  const { onClick, createOrder, onApprove, onCancel, onError } = options;
  const actions = { resolve: () => true, reject: () => false };
  if (onClick?.({}, actions) === false) return;
  try {
    const orderID = await createOrder?.();
    const order = orders.get(orderID ?? "");
    if (!orderID || !order) throw new Error("Expected an order id to be passed");
    const approval = await askApproval({
      provider: "PayPal",
      amount: formatAmount(Number(order.amount), order.currency),
    });
    if (approval === "approved") await onApprove?.({ orderID, payerID: "SANDBOXPAYER1" });
    else if (approval === "canceled") onCancel?.();
    else throw approvalError("PayPal", approval);
  } catch (error) {
    onError?.(error);
  }
}

const paypalSdk = ({ currency }: SdkOptions) => ({
  FUNDING: { PAYPAL: "paypal", PAYLATER: "paylater" },
  Buttons: (options: ButtonOptions) => ({
    isEligible: () =>
      options.fundingSource === "paypal" || isEligibleLater(options.message?.amount ?? 0, currency),
    async render(place: HTMLElement): Promise<void> {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = options.fundingSource === "paypal" ? "PayPal" : approvalWords().payLater;
      Object.assign(button.style, paypalLook);
      let open = false;
      button.addEventListener("click", async () => {
        if (open) return;
        open = true;
        await openWindow(options);
        open = false;
      });
      place.replaceChildren(button);
    },
    async close(): Promise<void> {},
  }),
  Messages: ({ amount }: { amount: number }) => ({
    async render(place: HTMLElement): Promise<void> {
      trace("paypal", "messages.render", { amount });
      place.textContent = approvalWords().installments.replace(
        "{amount}",
        formatAmount(amount / 4, currency),
      );
    },
  }),
});

/** The gateway's part of the online wallet: it loads the wallet's own kit, makes orders, and turns what was approved into a nonce. */
export async function createPayPalCheckout() {
  trace("paypal", "paypalCheckout.create");
  const checkout = {
    async loadPayPalSDK(options: SdkOptions) {
      trace("paypal", "paypalCheckout.loadPayPalSDK", { ...options });
      Object.assign(window, { paypal: paypalSdk(options) });
      return checkout;
    },
    async createPayment(options: CreatePayment): Promise<string> {
      trace("paypal", "paypalCheckout.createPayment", { ...options });
      await after(delay);
      const id = crypto.randomUUID();
      orders.set(id, options);
      return id;
    },
    async tokenizePayment({ orderID }: { orderID: string }): Promise<{ nonce: string }> {
      trace("paypal", "paypalCheckout.tokenizePayment");
      await after(delay);
      if (!orders.delete(orderID)) throw new Error("The order was tokenized before.");
      return { nonce: `sandbox-paypal-ok-${crypto.randomUUID()}` };
    },
  };
  return checkout;
}
