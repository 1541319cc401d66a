/** Apart, because the table of ZIP codes is large. */
export { findState } from "@velours/sdk/rules";
export { regionErrors } from "./regionErrors.ts";
