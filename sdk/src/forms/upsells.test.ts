import { describe, expect, it } from "vitest";
import { OrderClose, UpsellAcceptance, validateForm } from "../forms.ts";
import { formRows, NOW, PERIODS } from "../testing/formRows.ts";
import { withField } from "../testing/withField.ts";

const acceptance = {
  user: { email: "ada@example.com" },
  payment: { transaction_id: "sandbox-1", nonce: "sandbox-card-ok-0002" },
  cart: { products: [{ variant: { id: 101 }, quantity: 1 }], invoice: { total: 30, currency: "USD" } },
  task: { id: "task-1" },
  meta: { expires: new Date(NOW + 1).toISOString() },
};
const CURRENCY = "We only support USD, CAD, GBP, or EUR currencies";

describe("UpsellAcceptance", () => {
  formRows(UpsellAcceptance, acceptance, [
    ["C-603 email invalid", "user.email", "ada", "A valid email is required"],
    ["C-603 email with periods", "user.email", "a..b@example.com", PERIODS],
    ["C-603 email missing", "user.email", "", "An email is required"],
    ["C-604 no transaction", "payment.transaction_id", undefined, "A transaction id is required"],
    ["C-605 neither token nor nonce", "payment.nonce", undefined, "A nonce is required"],
    ["C-605 a token instead", "payment", { transaction_id: "s", token: "t" }, null],
    ["C-605 an empty token", "payment.token", "", "A token is required"],
    ["C-605 a null token needs the nonce", "payment.token", null, null],
    ["C-606 no product", "cart.products", [], "At least one product is required"],
    ["C-607 products missing", "cart.products", undefined, "Cart products are required"],
    [
      "C-608 without variant",
      "cart.products",
      [{}],
      "A product variant is required",
      "cart.products[0].variant",
    ],
    ["C-609 total missing", "cart.invoice.total", undefined, "An invoice total is required"],
    ["C-610 no currency", "cart.invoice.currency", "dollars", CURRENCY],
    ["C-610 currency missing", "cart.invoice.currency", undefined, CURRENCY],
    ["C-611 task without id", "task", {}, "A task id is required", "task.id"],
    ["C-612 no task", "task", undefined, "A task is required"],
    ["C-613 over", "meta.expires", new Date(NOW - 1).toISOString(), "The offer has expired"],
    ["C-613 just now", "meta.expires", new Date(NOW).toISOString(), "The offer has expired"],
    ["C-613 in a millisecond", "meta.expires", new Date(NOW + 1).toISOString(), null],
    ["C-613 CA-29 not a date", "meta.expires", "soon", "The offer has expired"],
    ["C-614 a number", "meta.expires", NOW + 1000, "Offer has expired"],
    ["C-614 CA-29 missing", "meta.expires", undefined, "Offer has expired"],
    ["C-615 no meta", "meta", undefined, "Meta is required"],
  ]);

  it("C-605 is refused in any case with neither", () =>
    expect(validateForm(UpsellAcceptance, withField(acceptance, "payment.nonce", null), "en", NOW)).toEqual({
      "payment.nonce": "A nonce is required",
    }));
});

describe("OrderClose", () => {
  formRows(OrderClose, { task: { id: "task-1" } }, [
    ["C-616 task without id", "task", {}, "A task id is required", "task.id"],
    ["C-616 CA-80 no task", "task", undefined, "A task id is required", "task.id"],
    ["CA-80 no body", "", null, "A task id is required", "task.id"],
    ["CA-18 with a reason", "reason", "upsells-unmounted/navigation", null],
  ]);
});
