/** A new name of the schema to which a restore moves the tables that it replaces. */
export const createReplacedSchema = (): string =>
  `before_${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;

/** Reads `name`, where a restore that was cut off moved the tables: the newest such schema where `public` is missing. */
export const selectCutOff = `
  select max(nspname) as name from pg_namespace where nspname ~ '^before_[0-9]{14}$'
  having to_regnamespace('public') is null and count(*) > 0`;
