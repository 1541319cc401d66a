export { upsertCollections } from "./store/collections.ts";
export { type ImportedStock, upsertProducts } from "./store/products.ts";
export { upsertReviews } from "./store/reviews.ts";
