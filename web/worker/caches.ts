import { CACHES } from "../src/platform/offline/cacheNames.ts";
import { BoundedCache } from "./BoundedCache.ts";

const MEGABYTE = 1_000_000;

export const pages = new BoundedCache(CACHES.pages, { count: 20, bytes: 8 * MEGABYTE });
export const files = new BoundedCache(CACHES.files, { count: 300, bytes: 24 * MEGABYTE });
export const fallback = new BoundedCache(CACHES.fallback, { count: 20, bytes: 4 * MEGABYTE });
