import { formErrors } from "./formErrors.ts";
import { forms } from "./forms/all.ts";
import type { Form, Language } from "./validation.ts";

export { ruleErrors } from "./formErrors.ts";
export * from "./generated/forms/index.ts";
export { type Check, type Form, fieldErrors, type Language, MAX_FIELDS, type Texts } from "./validation.ts";

/** A form of the contract: a component marked `x-form`. */
export type FormName = keyof typeof forms;

/** The value of each form once it is valid. */
export type FormValues = {
  [Name in FormName]: (typeof forms)[Name] extends Form<infer Value> ? Value : never;
};

/**
 * Checks a form's value by the contract's own rules. Answers the text for each path that is wrong
 * (`{ "address.zip": "A zip code is required" }`), in the shopper's language; empty when all is well.
 * `now` in ms, for dates that expire. It brings every form with it; `validateForm(ShippingAddress, …)` brings that one.
 */
export function validate(
  form: FormName | Form<unknown>,
  value: unknown,
  language: Language = "en",
  now: number = Date.now(),
): Record<string, string> {
  return formErrors(typeof form === "string" ? forms[form] : form, value, language, now);
}

/** As `validate`, of a form imported by itself. */
export function validateForm(
  form: Form<unknown>,
  value: unknown,
  language: Language = "en",
  now: number = Date.now(),
): Record<string, string> {
  return formErrors(form, value, language, now);
}

/** The same check as a Standard Schema (https://standardschema.dev), for form libraries that take one. */
export function standardSchema<Value>(form: Form<Value>, language: Language = "en"): StandardSchema<Value> {
  return {
    "~standard": {
      version: 1,
      vendor: "velours",
      validate(value) {
        const found = Object.entries(formErrors(form, value, language, Date.now()));
        if (found.length === 0) return { value: value as Value };
        return { issues: found.map(([path, message]) => ({ message, path: toPathKeys(path) })) };
      },
    },
  };
}

/** The Standard Schema interface, version 1. */
export interface StandardSchema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => { value: Output } | { issues: { message: string; path: PropertyKey[] }[] };
    readonly types?: { readonly input: Output; readonly output: Output };
  };
}

/** `cart.products[0].variant` → `["cart", "products", 0, "variant"]` */
function toPathKeys(path: string): PropertyKey[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map((match) =>
    match[1] === undefined ? match[0] : Number(match[1]),
  );
}
