/** A value and which version of it: `xmin`, which PostgreSQL changes with every write of a row, or made of several. */
export interface Versioned<Value> {
  version: string;
  value: Value;
}

/** A row of a read that was told of a version: `value` is null where it is that one. */
export type VersionedRow<Value> = Versioned<Value | null>;
