export { bumpRevision, readRevision } from "./revision.ts";
export { upsertCollections } from "./upsertCollections.ts";
export { upsertProducts } from "./upsertProducts.ts";
