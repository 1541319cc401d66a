import { hashText } from "@velours/sdk/shop";

/** The revision of a value: another one whenever a field of it is another. */
export const toRevision = (value: unknown): string => hashText(JSON.stringify(value));

/** A value as it is read, with the revision that a change of it names. */
export const withRevision = <T extends object>(value: T): T & { revision: string } => ({
  ...value,
  revision: toRevision(value),
});
