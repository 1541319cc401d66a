import * as own from "./generated/errors.ts";
import { merge } from "./merge.ts";

/** Every error reference: status, and whether repeating the same call may help. */
export const catalogue = /* @__PURE__ */ merge(own.catalogue, own.merchantCatalogue);

/** The references each operation may answer. */
export const references = /* @__PURE__ */ merge(own.references, own.merchantReferences);
