import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  bnplPayment,
  cardPayment,
  internalPayment,
  type OrderPaymentKind,
  savedCardPayment,
  walletPayment,
} from "../rules/index.ts";
import { parsePayment } from "../rules/payments/parsePayment.ts";
import type { Checkout, Invoice, Payment } from "../types.ts";
import { requirePaymentDetails } from "./requireCheckout.ts";

const check = { deviceData: "{}", kountId: "0123456789abcdef0123456789abcdef" };
const cardDetails = { lastFour: "1111", bin: "411111" };
const unpaid = { total: 20, payments: { giftCard: 0, credits: 0, creditCard: 20 } };
const settled = { total: 0, payments: { giftCard: 20, credits: 0, creditCard: 0 } };

/** A payment of each kind, as the SDK makes it. */
const kinds: Record<string, Payment> = {
  card: cardPayment({ nonce: "own-card", cardDetails, upsellsNonce: "own-offer", vaulted: true, ...check }),
  "saved card": savedCardPayment({ token: "saved-card", ...check }),
  paypal: walletPayment("paypal", { nonce: "own-paypal", ...check }),
  "paypal-pay-later": walletPayment("paypal-pay-later", { nonce: "own-later", ...check }),
  venmo: walletPayment("venmo", { nonce: "own-venmo", ...check }),
  "apple-pay": walletPayment("apple-pay", { nonce: "own-apple", ...check }),
  "apple-pay-express": walletPayment("apple-pay-express", { nonce: "own-express", ...check }),
  "google-pay": walletPayment("google-pay", { nonce: "own-google", ...check }),
  klarna: bnplPayment({ token: "own-klarna", kountId: check.kountId }),
  internal: internalPayment({ payments: settled.payments } as Invoice),
};
const charged = Object.entries(kinds).filter(([name]) => name !== "internal");

const wallets: readonly string[] = ["paypal", "venmo", "apple-pay", "google-pay"];
const gatewayServices = ["braintree", ...wallets];

type Fields = Record<string, unknown>;

const at = (payment: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], payment);

function withValue(payment: Payment, path: string, value: unknown): Payment {
  const [key = "", inner] = path.split(".");
  const fields: Fields = { ...payment };
  fields[key] = inner === undefined ? value : { ...(fields[key] as Fields | undefined), [inner]: value };
  return fields as Payment;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, Schema>;
}

const contract = JSON.parse(readFileSync(join(import.meta.dirname, "../generated/openapi.json"), "utf8")) as {
  components: { schemas: Record<string, Schema> };
};

/** The fields of the contract's schema, those of its objects by their paths. */
function listFields(
  { $ref, ...schema }: Schema,
  path = "",
): { path: string; types: string[]; choices: string[] }[] {
  if ($ref) return listFields(contract.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {}, path);
  const { properties, type = [], enum: choices = [] } = schema;
  if (properties === undefined) return [{ path, types: [type].flat(), choices }];
  return Object.entries(properties).flatMap(([name, property]) =>
    listFields(property, path === "" ? name : `${path}.${name}`),
  );
}

/** Every field of a payment with every value it has in some kind, its choices and what is of no kind. */
const changes = listFields({ $ref: "#/components/schemas/Payment" }).flatMap(({ path, types, choices }) => {
  const own = Object.values(kinds).map((payment) => at(payment, path));
  const others = types.includes("boolean") ? [true, false, null] : ["", "other", "member-card", null];
  return [...new Set([undefined, ...own, ...choices, ...others])].map((value) => ({ path, value }));
});

function decide(payment: Payment): OrderPaymentKind | "refused" {
  const checkout = {
    user: { email: "ada@example.com" },
    cart: {
      products: [{ variant: { id: 11 } }],
      type: "digital",
      invoice: { total: unpaid.total, currency: "USD" },
    },
    payment,
  };
  try {
    requirePaymentDetails(checkout as Checkout);
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 400 });
    return "refused";
  }
  return parsePayment(payment, unpaid) ?? "refused";
}

/** Violations by an accepted payment: its kind alone decides who pays and what is checked. */
function findViolations(payment: Payment): string[] {
  const decided = decide(payment);
  if (decided === "refused") return [];
  const { service, gateway, token, nonce } = payment;
  const isCharged = {
    internal: false,
    savedCard: service === "braintree" && "token" in decided && decided.token === token,
    card: service === "braintree" && !token && "nonce" in decided && decided.nonce === nonce,
    wallet: wallets.includes(service) && !token && "nonce" in decided && decided.nonce === nonce,
    bnpl: service === "klarna" && "token" in decided && decided.token === token,
  }[decided.kind];
  const isChecked = "deviceData" in decided && Boolean(decided.deviceData) && Boolean(decided.kountId);
  const rules = {
    "it is charged to what its kind is paid with": isCharged,
    "its gateway is its service's": [undefined, service === "klarna" ? "klarna" : "braintree"].includes(
      gateway,
    ),
    "it is called what it is": decided.kind !== "wallet" || decided.method.startsWith(service),
    "the gateway's fraud check has its data": isChecked === gatewayServices.includes(service),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

describe("a payment's kind", () => {
  test("every kind the SDK makes is taken for what it is", () => {
    expect(Object.fromEntries(charged.map(([name, payment]) => [name, decide(payment)]))).toEqual({
      card: {
        kind: "card",
        method: "credit-card",
        nonce: "own-card",
        cardDetails,
        keep: true,
        offer: { nonce: "own-offer", token: null },
        ...check,
      },
      "saved card": {
        kind: "savedCard",
        method: "saved-credit-card",
        token: "saved-card",
        offer: { nonce: null, token: "saved-card" },
        ...check,
      },
      paypal: { kind: "wallet", method: "paypal", nonce: "own-paypal", ...check },
      "paypal-pay-later": { kind: "wallet", method: "paypal-pay-later", nonce: "own-later", ...check },
      venmo: { kind: "wallet", method: "venmo", nonce: "own-venmo", ...check },
      "apple-pay": { kind: "wallet", method: "apple-pay", nonce: "own-apple", ...check },
      "apple-pay-express": { kind: "wallet", method: "apple-pay-express", nonce: "own-express", ...check },
      "google-pay": { kind: "wallet", method: "google-pay", nonce: "own-google", ...check },
      klarna: { kind: "bnpl", method: "klarna", token: "own-klarna", kountId: check.kountId },
    });
  });

  test.each(Object.entries(kinds))("%s charges nothing when nothing is left to pay", (_, payment) => {
    const nothing = { giftCard: 0, credits: 0 };
    expect(parsePayment(payment, settled)).toEqual({ kind: "internal", method: "gift-card" });
    expect(parsePayment(payment, { total: 0, payments: { ...settled.payments, ...nothing } })).toEqual({
      kind: "internal",
      method: "free",
    });
  });

  test("internal pays nothing that is left to pay", () => {
    expect(parsePayment(kinds.internal as Payment, unpaid)).toBeUndefined();
  });

  test.each(charged)("%s: a field of another kind is refused or has no effect", (_, payment) => {
    const own = decide(payment);
    const foreign = changes.filter(({ path }) => at(payment, path.split(".")[0] ?? "") === undefined);
    expect(foreign.length).toBeGreaterThan(5);
    for (const { path, value } of foreign) {
      const decided = decide(withValue(payment, path, value));
      // A token is what makes a card a saved one; whether it is the payer's own is asked of the gateway.
      if (path === "token" && payment.service === "braintree" && value)
        expect(decided).toMatchObject({ kind: "savedCard", token: value });
      else if (decided !== "refused") expect([path, value, decided]).toEqual([path, value, own]);
    }
  });

  // The other wallets are the same kind.
  const distinct = charged.filter(([name]) => !/later|venmo|apple/.test(name));
  test.each(distinct)(
    "%s: any two fields changed do not change who pays or what is checked",
    (_, payment) => {
      const wrong: unknown[] = [];
      for (const first of changes) {
        const once = withValue(payment, first.path, first.value);
        for (const second of changes) {
          if (second.path < first.path) continue;
          const rules = findViolations(withValue(once, second.path, second.value));
          if (rules.length > 0) wrong.push({ first, second, rules });
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});
