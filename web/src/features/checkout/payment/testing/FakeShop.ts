import { ConnectionError, UnexpectedAnswerError } from "@velours/sdk";
import type { Checkout, Order } from "@velours/sdk/types";
import { memoryStorage } from "../../../../platform/browser/testing/memoryStorage.ts";
import { createAttemptStore } from "../../../cart/attempts.ts";
import type { PaymentSource } from "../PaymentSource.ts";
import { type PayPorts, type PayRequest, pay } from "../pay.ts";
import { watchEarlier } from "../watchEarlier.ts";

const call = { operation: "submitCheckout", attempts: 1 };
const answer = (status: number, content: object, headers = {}, attempts = 1) => ({
  ...content,
  response: new Response(null, { status, headers }),
  call: { ...call, attempts },
});
const refusal = (status: number, reference: string, attempts = 1) =>
  answer(status, { error: { reference, message: reference, value: null } }, {}, attempts);

/** Faults of a purchase that is sent. */
export type Fault =
  | "answer lost"
  | "request lost"
  | "late request"
  | "foreign 500"
  | "200 without an order"
  | "shop unavailable after the order"
  | "own 500 after the order"
  | "repetition refused"
  | "under way";

/** The rules of the shop for keys, in memory: it counts what is sent and what is placed. */
export class FakeShop {
  fault: Fault | null = null;
  /** No question is answered. */
  isSilent = false;
  member: number | null = null;
  readonly orders: (Order & { body: Checkout })[] = [];
  readonly sent: { key: string; body: Checkout }[] = [];
  readonly #keys = new Map<
    string,
    { text: string; member: number | null; order: Order; isRunning: boolean }
  >();
  readonly #late: (() => void)[] = [];

  /** Finishes running requests, and delivers late ones. */
  catchUp(): void {
    for (const key of this.#keys.values()) key.isRunning = false;
    for (const arrive of this.#late.splice(0)) arrive();
  }

  readonly client = {
    validateCart: async () => answer(200, { data: { status: "valid" } }),
    submitCheckout: async ({ body, idempotencyKey: key }: { body: Checkout; idempotencyKey: string }) => {
      this.sent.push({ key, body });
      const { fault } = this;
      this.fault = null;
      switch (fault) {
        case "request lost":
          throw new ConnectionError(call, null);
        case "late request":
          this.#late.push(() => void this.#place(key, body));
          throw new ConnectionError(call, null);
      }
      const placed = this.#place(key, body);
      switch (fault) {
        case "answer lost":
          throw new ConnectionError(call, null);
        case "foreign 500":
          throw new UnexpectedAnswerError(call, new Response("error", { status: 500 }), "error");
        case "200 without an order":
          return answer(200, { data: {} });
        case "shop unavailable after the order":
          return refusal(503, "serviceUnavailable");
        case "own 500 after the order":
          return refusal(500, "internalError");
        case "repetition refused":
          return refusal(429, "rateLimited", 3);
        case "under way":
          for (const purchase of this.#keys.values()) purchase.isRunning = true;
          return refusal(409, "idempotencyKeyInProgress", 3);
      }
      return placed;
    },
    getPurchase: async ({ params }: { params: { path: { key: string } } }) => {
      if (this.isSilent) throw new ConnectionError(call, null);
      const purchase = this.#keys.get(params.path.key);
      if (purchase === undefined) return answer(200, { data: { status: "not-placed", order: null } });
      if (purchase.member !== null && purchase.member !== this.member)
        return refusal(403, "idempotencyKeyOfMember");
      if (purchase.isRunning) return answer(200, { data: { status: "in-progress", order: null } });
      const { order, member } = purchase;
      return answer(
        200,
        { data: { status: "placed", order } },
        member === null ? { "x-join-nonce": "join" } : {},
      );
    },
  };

  #place(key: string, body: Checkout) {
    const { member } = this;
    const text = JSON.stringify(body);
    const purchase = this.#keys.get(key);
    const isSame = purchase?.text === text && (purchase.member === null || purchase.member === member);
    if (purchase && !isSame) return refusal(409, "idempotencyKeyReused");
    const order = purchase?.order ?? ({ id: `order-${this.orders.length + 1}` } as Order);
    if (!purchase) {
      this.#keys.set(key, { text, member, order, isRunning: false });
      this.orders.push({ ...order, body });
    }
    return answer(200, { data: order }, member === null ? { "x-join-nonce": "join" } : {});
  }
}

/** A browser: what it stores outlives its pages. */
export class FakeBrowser {
  readonly storage = memoryStorage();
  readonly clock = { now: 1_000_000 };
  #nonces = 0;
  #keys = 0;

  readonly shop: FakeShop;

  constructor(shop: FakeShop) {
    this.shop = shop;
  }

  /** A page just loaded, in whichever tab. `own` is what it says and shows by itself. */
  async load() {
    const { shop, clock } = this;
    const attempts = createAttemptStore({
      name: "attempt",
      storage: this.storage,
      now: () => clock.now,
      newKey: () => {
        this.#keys += 1;
        return `key-${this.#keys}`;
      },
    });
    const own: { says: string | null; shows: string | null } = { says: null, shows: null };
    const watch = watchEarlier({
      client: async () => shop.client as never,
      attempts,
      isPaying: () => false,
      say: (state) => {
        own.says = state;
      },
      onPlaced: ({ order }) => {
        own.shows = order.id;
      },
      now: () => clock.now,
    });
    const ports = {
      client: shop.client,
      attempts,
      fraud: { collect: async () => {} },
      logSilence: () => {},
      pause: async () => {},
      isOffline: () => false,
    } as unknown as PayPorts;
    const press = (
      method: PaymentSource["method"],
      purchase: object = {},
      change: Partial<PayRequest> = {},
    ) =>
      pay(ports, {
        source: {
          method,
          screened: true,
          toPayment: async () => {
            this.#nonces += 1;
            return { paymentMethod: method, nonce: `nonce-${this.#nonces}` } as never;
          },
        },
        email: "ada@example.com",
        asMember: shop.member !== null,
        invoice: { total: 103, currency: "USD" } as PayRequest["invoice"],
        isStale: () => false,
        question: { cart: {} } as PayRequest["question"],
        bodyFor: (payment) => ({ user: { address: "12 Main St", ...purchase }, cart: {}, payment }) as never,
        ...change,
      });
    await watch.tick();
    return { press, own, attempts, tick: watch.tick };
  }
}
