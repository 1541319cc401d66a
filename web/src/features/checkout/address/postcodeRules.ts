/** Apart, because the table of ZIP codes is large. */
export { findState, regionProblems } from "@velours/sdk/rules";
