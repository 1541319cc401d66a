export { upsertCollections } from "./store/collections.ts";
export { type ImportedStock, upsertProducts } from "./store/products.ts";
