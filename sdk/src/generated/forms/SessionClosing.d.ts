// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Form } from "../../validation.ts";
export declare const check: Form<unknown>["check"];
export declare const texts: Form<unknown>["texts"];
