export { bumpRevision, readRevision } from "./revision.ts";
export { upsertCollections } from "./upsertCollections.ts";
export { type ImportedStock, upsertProducts } from "./upsertProducts.ts";
