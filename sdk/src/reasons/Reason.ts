import type { en } from "./en.ts";

type Texts = typeof en;

export type ReasonKey = keyof Texts;

/** The values of a text; a reason may stand for a text of its own. */
type Values<Key extends ReasonKey> =
  Parameters<Texts[Key]> extends [infer Named]
    ? { [Name in keyof Named]: Named[Name] | (string extends Named[Name] ? Reason : never) }
    : object;

/** Why something is refused, or what an import would do: a text of every language and its values. */
export type Reason = { [Key in ReasonKey]: { key: Key; values: Values<Key> } }[ReasonKey];

export const createReason = <Key extends ReasonKey>(
  key: Key,
  ...[values]: Parameters<Texts[Key]> extends [] ? [] : [Values<Key>]
): Reason => ({ key, values: values ?? {} }) as Reason;
