import { describe } from "vitest";
import { holdsRows } from "../testing/holdsRows.ts";

const ADDRESS = {
  firstname: "string | null",
  lastname: "string | null",
  address1: "string | null",
  address2: "string | null",
  city: "string | null",
  state: "string | null",
  zipcode: "string | null",
  country: "string | null",
  phone: "string | null",
};

describe("accounts, subscriptions", () => {
  holdsRows([
    [
      "S-394 C-266",
      "User",
      {
        id: "integer",
        email: "string",
        username: "string",
        first_name: "string | null",
        last_name: "string | null",
      },
    ],
    [
      "S-395 C-267",
      "User.access",
      {
        authenticated: "boolean",
        role: "member | admin",
        "levels.sites": "string[]",
        "levels.providers": "string[]",
        "levels.videos": "string[]",
        "levels.stories": "string[]",
        "levels.articles": "string[]",
      },
    ],
    [
      "S-397 C-267 C-268",
      "User",
      {
        revision: "integer",
        ip: "string",
        "geoip.country": "string | null",
        client: "string | null",
        restrictions: "object | null",
      },
    ],
    ["S-400", "User", { restrictions: "object | null" }],
    ["S-398 C-269", "User.address.billing", ADDRESS],
    ["S-398 C-269", "User.address.shipping", ADDRESS],
    ["S-419 S-421", "Login", { email: "string", password: "string", action: "submit | send-one-time-code" }],
    ["S-420", "Challenge", { type: "turnstile | one-time-code", token: "string | null" }],
    ["S-422", "Login.MFA", { type: "string | null", token: "string | null" }],
    [
      "S-423",
      "MultiFactorSetup",
      { action: '"setup"', type: '"TOTP"', "QR.image": "string", secret: "string" },
    ],
    ["S-423", "MultiFactorToken", { action: '"token"', type: '"TOTP"' }],
    [
      "S-424",
      "Join",
      {
        username: "string | null",
        email: "string",
        password: "string | null",
        "challenge.type": "string | null",
        "challenge.token": "string | null",
        termsOfService: "true",
      },
    ],
    ["S-425", "PasswordRecovery", { email: "string" }],
    [
      "C-320",
      "Subscription",
      { action: "subscription_start | subscription_restart | subscription_plan_change" },
    ],
    [
      "C-009 C-321",
      "Subscription.validation",
      {
        type: "nonce | klaviyo-exchange | null",
        nonce: "string | null",
        exchange: "string | null",
        action: "string | null",
      },
    ],
    [
      "C-322",
      "Subscription.user",
      {
        email: "string",
        "address.billing.name": "string | null",
        "address.billing.country": "string",
        "address.billing.zipcode": "string",
      },
    ],
    [
      "C-323",
      "Subscription.cart",
      { "products.[].id": "string | integer", "invoice.total": "string | number" },
    ],
    [
      "C-324",
      "Subscription.payment",
      {
        id: "string | null",
        terms: "boolean | null",
        service: "basis-theory",
        "expiry.month": "string | integer | null",
        "expiry.year": "string | integer | null",
      },
    ],
    ["C-325", "SubscriptionOrder", { user_id: "number", subscription_id: "number" }],
  ]);
});
