import type { Timestamp } from "../../platform/store/schema.ts";

/** A picture that an import fetched, under the SHA-256 of its bytes. */
interface PictureTable {
  hash: string;
  type: string;
  bytes: Uint8Array;
  created_at: Timestamp;
}

/** Where a picture came from, so that importing again fetches nothing. */
interface PictureSourceTable {
  url: string;
  hash: string;
  fetched_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    pictures: PictureTable;
    picture_sources: PictureSourceTable;
  }
}
