// Generated from openapi/ by `npm run generate`. Do not edit.
import { ruleErrors } from "../../formErrors.ts";
import { type Check, type Form, fieldErrors, type Texts } from "../../validation.ts";
import { UpsellAcceptance, PasswordChange, PasswordReset, Subscription } from "../forms/index.ts";

import * as bodies from "./bodies.js";
import * as parameters from "./parameters.js";

/** A request that breaks the contract: one English text for each path that is wrong. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0]);
    this.name = "InvalidRequest";
    this.fields = fields;
  }
}

/** Bodies with a rule beside their schema. */
const ruled: Record<string, Form<unknown>> = { acceptUpsellBody: UpsellAcceptance, changePasswordBody: PasswordChange, resetPasswordBody: PasswordReset, startSubscriptionBody: Subscription };

/** For `app.setValidatorCompiler`: the validators were compiled with the contract, only their names arrive here. */
export function validatorCompiler({ schema }: { schema: unknown }): (data: unknown) => { value: unknown } | { error: Error } {
  const name = (schema as { "x-validator"?: string })["x-validator"] ?? "";
  const module = (name in bodies ? bodies : parameters) as unknown as Record<string, Check> & { texts: Texts };
  const check = module[name];
  if (!check) throw new Error(`No compiled validator is called "${name}": run npm run generate.`);
  return (value) => {
    const fields = fieldErrors(check, module.texts, value) ?? {};
    const form = ruled[name];
    if (form) Object.assign(fields, ruleErrors(form, value, "en", Date.now(), Object.keys(fields)));
    return Object.keys(fields).length > 0 ? { error: new InvalidRequest(fields) } : { value };
  };
}
