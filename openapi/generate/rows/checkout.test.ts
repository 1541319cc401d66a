import { describe, expect, it } from "vitest";
import { getSchema } from "../testing/describeSchema.ts";
import { holdsRows } from "../testing/holdsRows.ts";

const WALLETS = "internal | braintree | paypal | klarna | venmo | apple-pay | google-pay";

describe("checkout, payments, orders", () => {
  holdsRows([
    [
      "C-003 C-004 C-006 C-007 C-008",
      "Payment",
      {
        service: WALLETS,
        paymentMethod:
          "credit-card | saved-credit-card | apple-pay | apple-pay-express | google-pay | google-pay-express | paypal | paypal-pay-later | klarna | venmo | gift-card | credits | gift-card-and-credits | free",
      },
    ],
    ["C-005", "Payment", { kountId: "string" }],
    ["C-005", "KountDIDFailure", { reference: '"kountDIDFailure"' }],
    [
      "C-303",
      "SavedCard",
      { globalId: "string", cardType: "string", last4: "string", expirationDate: "string", token: "string" },
    ],
    [
      "C-304",
      "Order",
      { id: "string", products: "OrderProduct[]", invoice: "Invoice", paymentMethod: "string" },
    ],
    ["C-305 C-306", "Order.transaction", { transaction_id: "string", id: "string" }],
    ["C-307", "OrderProduct", { title: "string", images: "Image[]", type: "string" }],
    [
      "C-308",
      "OrderProduct",
      {
        _target: "integer | null",
        "_variant.id": "integer",
        "_variant.image_id": "integer | null",
        _quantity: "integer",
        _price: "number",
        _free: "boolean",
      },
    ],
    ["C-309", "OrderProduct", { "meta.download_url": "string" }],
    [
      "C-310",
      "Order.upsells",
      { type: "single | bundle", products: "UpsellProduct[]", expires: "date-time" },
    ],
    [
      "C-311",
      "Order.upsells",
      { task_id: "string", transaction_id: "string", token: "string | null", nonce: "string | null" },
    ],
    ["C-314", "Order.upsells", { invoice: "Invoice" }],
    [
      "C-312",
      "Order",
      {
        "user.email": "string",
        "address.billing": "Address | null",
        "address.shipping": "Address | null",
      },
    ],
    ["C-316", "CartValidationError", { status: "deny | modify" }],
    [
      "C-317",
      "CartValidationError.promotion",
      {
        message: "string",
        "value.errors": "CartPromotionError",
        "value.errors.message": "string",
        "value.actions.[].status": "remove | modify",
      },
    ],
    [
      "C-318",
      "CartValidationError.products",
      {
        message: "string",
        "value.validation.*.results": "CartValidationResult[]",
        "value.actions": "CartValidationAction[]",
      },
    ],
    [
      "C-318",
      "CartValidationResult",
      {
        message: "string",
        "price.old": "number",
        "price.new": "number",
        "status.old": "instock | preorder",
        "status.new": "instock | preorder",
        variantId: "integer",
      },
    ],
    ["C-319", "CartValidationAction", { status: "remove | modify" }],
    [
      "C-329",
      "UpsellAcceptance",
      {
        "user.email": "Email",
        "payment.transaction_id": "string",
        "payment.token": "string | null",
        "payment.nonce": "string | null",
        "cart.products.[].variant.id": "integer",
        "cart.invoice.total": "number",
        "cart.invoice.currency": "Currency",
        "task.id": "string | integer",
        "meta.expires": "string",
      },
    ],
    ["C-330", "OrderClose", { "task.id": "string | integer" }],
    [
      "C-388",
      "OrderClose",
      {
        reason:
          "offers-all-declined | countdown-offer-elapsed | window-refocus-and-offer-expired | upsells-unmounted/navigation | countdown-error-elapsed",
      },
    ],
  ]);

  it("C-317 each form of a promotion's error has its message, reference and value", () => {
    const forms = getSchema("CartPromotionError").oneOf ?? [];
    expect(forms.length).toBeGreaterThan(1);
    for (const { required } of forms) expect(required).toEqual(["reference", "message", "value"]);
  });
});
