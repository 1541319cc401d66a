import { join } from "node:path";

/** Where the demo data lives; tests hold it to the contract, so it is not checked again. */
export const demoDirectory = join(import.meta.dirname, "../../../data/demo");
