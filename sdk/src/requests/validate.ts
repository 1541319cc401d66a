import { ruleErrors } from "../formErrors.ts";
import * as bodies from "../generated/requests/bodies.js";
import { currencyFields } from "../generated/requests/currencyFields.ts";
import { formsWithRules } from "../generated/requests/formsWithRules.ts";
import * as parameters from "../generated/requests/parameters.js";
import type { Currency } from "../types.ts";
import { type Check, fieldErrors, type Texts } from "../validation.ts";
import { currencyErrors } from "./currencyErrors.ts";

/** A request that breaks the contract: one English text for each path that is wrong. */
export class InvalidRequestError extends Error {
  readonly statusCode = 400;
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0]);
    this.name = "InvalidRequestError";
    this.fields = fields;
  }
}

type Validated = { value: unknown } | { error: Error };

/**
 * For `app.setValidatorCompiler`: validators are compiled with the contract; a schema's `x-validator` names its own.
 * `getCurrencies` says what the shop sells in; requests that name another currency are refused, with what else is wrong.
 */
export function validatorCompiler(
  { schema }: { schema: unknown },
  getCurrencies?: () => readonly Currency[],
): (data: unknown) => Validated {
  const name = (schema as { "x-validator"?: string })["x-validator"] ?? "";
  const validators: Readonly<Record<string, Check | Texts>> & { texts: Texts } =
    name in bodies ? bodies : parameters;
  const check = validators[name];
  if (typeof check !== "function")
    throw new Error(`No compiled validator is called "${name}": run npm run generate.`);
  const form = formsWithRules[name];
  const places = currencyFields[name] ?? [];
  return (value) => {
    const fields = fieldErrors(check, validators.texts, value) ?? {};
    if (form) Object.assign(fields, ruleErrors(form, value, "en", Date.now(), Object.keys(fields)));
    if (getCurrencies && places.length > 0)
      Object.assign(fields, currencyErrors(value, { places, sold: getCurrencies(), fields }));
    return Object.keys(fields).length > 0 ? { error: new InvalidRequestError(fields) } : { value };
  };
}
