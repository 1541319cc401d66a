import type { Checkout } from "@velours/sdk/types";
import { doDueJobs } from "../assembly/runJobs.ts";
import type { AttemptRow } from "../domains/payments/store/attempts.ts";
import { checkoutBody } from "./checkoutBody.ts";
import { type Fake, startFake } from "./startFake.ts";
import type { TestStore } from "./stores.ts";
import { openTestShop, type TestShop } from "./testShop.ts";

/** A transaction in the books of the card gateway's fake. */
export interface GatewayTransaction {
  id: string;
  status: string;
  type: "sale" | "credit";
  amount: string;
  orderId: string | null;
}

/** A purchase in the books of the pay-later provider's fake. */
export interface BnplPurchase {
  order_id: string;
  status: string;
  fraud_status: string;
  merchant_reference1: string;
  order_amount: number;
  captures: number[];
  refunds: number[];
}

/** A shop with the real adapters, each over the fake of its service. */
export interface PayingShop extends TestShop {
  gateway: Fake;
  bnpl: Fake;
  /** Sales and refunds of an attempt at the card gateway. */
  findTransactions(attemptId: string): Promise<GatewayTransaction[]>;
  findPurchases(attemptId: string): Promise<BnplPurchase[]>;
  /** States of an attempt at the card gateway: held, captured or released, the oldest first. */
  getGatewayStates(attemptId: string): Promise<("held" | "taken" | "released")[]>;
  /** Attempts under a request's key, the oldest first. */
  findAttempts(key: string): Promise<AttemptRow[]>;
  /** Takes every job now, due or not, as if enough time had passed for it, and waits until none is left to do. */
  finishJobs(): Promise<void>;
}

export const gatewayAccount = { merchantId: "velours", publicKey: "public", privateKey: "secret" };
const bnplAccount = { username: "shop", password: "secret" };

/** Opens it on a store; `env` is added to what names the accounts. */
export async function openPayingShop(
  store: TestStore,
  env: Record<string, string> = {},
): Promise<PayingShop> {
  const [gateway, bnpl] = await Promise.all([
    startFake("braintree", gatewayAccount),
    startFake("klarna", bnplAccount),
  ]);
  const shop = await openTestShop(store, {
    env: {
      PAYMENT_PROVIDER: "braintree",
      BRAINTREE_PLACE: gateway.url,
      BRAINTREE_MERCHANT_ID: gatewayAccount.merchantId,
      BRAINTREE_PUBLIC_KEY: gatewayAccount.publicKey,
      BRAINTREE_PRIVATE_KEY: gatewayAccount.privateKey,
      BRAINTREE_MERCHANT_ACCOUNTS: "USD=shop-USD,CAD=shop-CAD,GBP=shop-GBP,EUR=shop-EUR",
      BNPL_PROVIDER: "klarna",
      KLARNA_PLACE: bnpl.url,
      KLARNA_USERNAME: bnplAccount.username,
      KLARNA_PASSWORD: bnplAccount.password,
      ...env,
    },
  });
  const { services, app } = shop;
  const { db } = services.store;
  const findTransactions = async (attemptId: string) => {
    const all = await gateway.control<GatewayTransaction[]>("transactions");
    return all.filter(({ orderId }) => orderId?.startsWith(attemptId));
  };
  return {
    ...shop,
    gateway,
    bnpl,
    findTransactions,
    getGatewayStates: async (attemptId) =>
      (await findTransactions(attemptId)).map(({ status }) =>
        status === "authorized" ? "held" : status === "voided" ? "released" : "taken",
      ),
    async findPurchases(attemptId) {
      const all = await bnpl.control<BnplPurchase[]>("orders");
      return all.filter(({ merchant_reference1 }) => merchant_reference1 === attemptId);
    },
    findAttempts: (key) =>
      db
        .selectFrom("payment_attempts")
        .selectAll()
        .where("idempotency_key", "=", key)
        .orderBy("created_at")
        .execute(),
    async finishJobs() {
      const pending = () =>
        db
          .updateTable("jobs")
          .set({ run_at: new Date(0).toISOString() })
          .where("done_at", "is", null)
          .returning("kind")
          .execute();
      while ((await pending()).length > 0) {
        await db.updateTable("refund_payments").set({ claimed_until: null }).execute();
        await doDueJobs(services, app.log);
      }
    },
    async close() {
      await shop.close();
      await Promise.all([gateway.stop(), bnpl.stop()]);
    },
  };
}

/** The checkout of `checkoutBody`, paid later; `token` is what the provider's dialog gave. */
export const bnplBody = (token: string, more: Parameters<typeof checkoutBody>[0] = {}): Checkout =>
  checkoutBody({
    ...more,
    payment: {
      paymentMethod: "klarna",
      service: "klarna",
      gateway: "klarna",
      token,
      nonce: null,
      kountId: "0123456789abcdef0123456789abcdef",
      deviceData: undefined,
      vaulted: undefined,
      cardDetails: undefined,
      ...more.payment,
    },
  });
