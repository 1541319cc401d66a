// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Form } from "../../validation.ts";
import type { EmailValidation } from "../types.ts";
export declare const check: Form<unknown>["check"];
export declare const texts: Form<unknown>["texts"];
/** Only a type: nothing is there. */
export declare const value: EmailValidation;
