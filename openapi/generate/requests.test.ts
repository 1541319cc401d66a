import { describe, expect, it } from "vitest";
import { type InvalidRequestError, validatorCompiler } from "../../sdk/src/requests/validate.ts";
import { routes } from "../../server/src/generated/operations.ts";

const loadValidator = (schema: unknown) => {
  const check = validatorCompiler({ schema });
  return (data: unknown) => {
    const result = check(data);
    return "error" in result ? (result.error as InvalidRequestError).fields : result.value;
  };
};

describe("validators of requests", () => {
  it("names a compiled validator for every part of every route", () => {
    for (const { schema } of Object.values(routes))
      for (const part of ["params", "querystring", "headers", "body"] as const)
        if (part in schema)
          expect(() =>
            validatorCompiler({ schema: (schema as Record<string, unknown>)[part] }),
          ).not.toThrow();
    expect(() => validatorCompiler({ schema: { "x-validator": "nope" } })).toThrow(
      'No compiled validator is called "nope"',
    );
  });

  it("coerces paths and queries, never bodies", () => {
    expect(loadValidator(routes.getProduct.schema.params)({ id: "7" })).toEqual({ id: 7 });
    expect(loadValidator(routes.getProduct.schema.params)({ id: "seven" })).toHaveProperty("id");
    expect(loadValidator(routes.listProducts.schema.querystring)({ page: "2" })).toMatchObject({
      page: 2,
      limit: 24,
    });
    expect(loadValidator(routes.submitCheckout.schema.body)({ user: { email: 7 } })).toMatchObject({
      "user.email": expect.any(String),
    });
  });

  it("says all that is wrong with a checkout, exactly", () => {
    const fields = loadValidator(routes.submitCheckout.schema.body)({
      user: { email: "", address: { shipping: null } },
      cart: { type: "physical", products: [{}], invoice: { currency: "yen" } },
      payment: null,
    });
    expect(fields).toMatchObject({
      "user.email": "An email is required",
      "user.address.shipping": "Shipping data is required",
      "cart.products[0].variant": "A product variant is required",
      "cart.invoice.total": "An invoice total is required",
      "cart.invoice.currency": "We only support USD, CAD, GBP, or EUR currencies",
      "payment.service": "A service is required",
    });
  });

  it("takes a missing body for null", () => {
    expect(Object.values(loadValidator(routes.submitCheckout.schema.body)(null) as object)).toContain(
      "A nonce and/or gift card, an email, and cart products are required",
    );
  });
});
