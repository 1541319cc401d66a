import { fileURLToPath } from "node:url";

/** Where the demo data lives; tests hold it to the contract, so it is not checked again. */
export const demoDirectory = fileURLToPath(new URL("../../../data/demo", import.meta.url));
