import type { Json } from "../../platform/store/schema.ts";

interface SiteTable {
  code: string;
  document: Json<Record<string, unknown>>;
}

/** A page of the merchant's words; the site is empty for a page of every site. */
interface PageTable {
  handle: string;
  site: string;
  document: Json<Record<string, unknown>>;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    sites: SiteTable;
    pages: PageTable;
  }
}
