import type { StoreOptions } from "../platform/store/store.ts";

/** The settings with which a program of the shop opens this store. */
export const storeEnvironment = ({ dataDir, databaseUrl, preparedStatements }: StoreOptions) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? "",
  PREPARED_STATEMENTS: preparedStatements === false ? "off" : "on",
});
