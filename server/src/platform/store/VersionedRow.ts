/** A value and which version of it: `xmin`, which PostgreSQL changes with every write of a row, or made of several. */
export interface Versioned<Value> {
  readonly version: string;
  readonly value: Value;
}

/** A row of a read that was told of a version: `value` is null where it is that one. */
export type VersionedRow<Value> = Versioned<Value | null>;

/** A row's value, which memory has when the row leaves it out. */
export function completeRow<Value>(
  { version, value }: VersionedRow<Value>,
  sent: Versioned<Value> | undefined,
): Versioned<Value> {
  if (value !== null) return { version, value };
  if (sent === undefined) throw new Error("the store left out settings that memory does not have");
  return sent;
}
