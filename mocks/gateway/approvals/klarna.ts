import { after, delay, trace } from "../client/environment.ts";
import { formatAmount } from "./approvalWords.ts";
import { askApproval } from "./askApproval.ts";

interface OrderData {
  order_amount: number;
  purchase_currency: string;
  [field: string]: unknown;
}

type Session = "ok" | "denied" | "declined" | "hidden";

interface KlarnaAnswer {
  show_form: boolean;
  approved?: boolean;
  authorization_token?: string;
}

let clientToken = "";

const readSession = (): Session =>
  (/^sandbox-klarna-(denied|declined|hidden)-/.exec(clientToken)?.[1] as Session | undefined) ?? "ok";

function createToken(session: Session): string {
  if (!clientToken.startsWith("sandbox-")) return `klarna-accepted-${crypto.randomUUID()}`;
  return `sandbox-klarna-${session === "declined" ? "declined" : "ok"}-${crypto.randomUUID()}`;
}

/** The browser kit of the buy-now-pay-later provider: the session's client token says what happens. */
const Payments = {
  init({ client_token }: { client_token: string }): void {
    trace("klarna", "init");
    clientToken = client_token;
  },
  async load(
    options: { container: HTMLElement | string; payment_method_category: string },
    _update: object,
    done: (answer: KlarnaAnswer) => void,
  ): Promise<void> {
    const { container, payment_method_category } = options;
    trace("klarna", "load", { payment_method_category });
    await after(delay);
    const place = typeof container === "string" ? document.querySelector(container) : container;
    const shown = readSession() !== "hidden";
    if (place && shown) place.textContent = "Klarna";
    done({ show_form: shown });
  },
  async authorize(
    _options: { payment_method_category: string },
    order: OrderData,
    done: (answer: KlarnaAnswer) => void,
  ): Promise<void> {
    trace("klarna", "authorize", { order });
    const amount = formatAmount(order.order_amount / 100, order.purchase_currency);
    const approval = await askApproval({ provider: "Klarna", amount, fails: false });
    const session = readSession();
    if (approval !== "approved") done({ show_form: true, approved: false });
    else if (session === "denied") done({ show_form: false, approved: false });
    else done({ show_form: true, approved: true, authorization_token: createToken(session) });
  },
  finalize(_options: object, _update: object, done: (answer: KlarnaAnswer) => void): void {
    trace("klarna", "finalize");
    done({ show_form: true, approved: true, authorization_token: createToken(readSession()) });
  },
};

Object.assign(window, { Klarna: { Payments } });
