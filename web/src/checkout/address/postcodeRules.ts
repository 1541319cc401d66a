/** Apart, because the table of ZIP codes is large. */
export { regionProblems } from "@velours/sdk/rules";
