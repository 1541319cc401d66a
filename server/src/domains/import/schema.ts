import type { Json, Timestamp } from "../../platform/store/schema.ts";

/** How far an import in batches has come; deleted when it has come to the end. */
interface ImportMarkTable {
  /** Name of the file or directory. */
  file: string;
  /** Rows of the file that were read. */
  rows: number;
  /** Hash of these rows and of the options that decide what they become. */
  hash: string;
  /** The report's counts so far. */
  totals: Json<object>;
  updated_at: Timestamp;
}

declare module "../../platform/store/schema.ts" {
  interface Database {
    import_marks: ImportMarkTable;
  }
}
