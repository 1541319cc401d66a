import type { MockSession } from "../../../session/MockSession.ts";
import { mockKey } from "../../../session/mockKey.ts";
import type { StoredKey } from "../../../session/StoredKey.ts";

/** A key, those that led to it, and all that they made. */
export function listKeyFamily(
  { keys }: Pick<MockSession, "keys">,
  id: number,
): Pick<StoredKey, "id" | "name">[] {
  const first = findFirst(keys, id);
  return [mockKey, ...keys].filter((key) => findFirst(keys, key.id) === first);
}

/** The id of the key from which all that led to this one come. */
function findFirst(keys: readonly StoredKey[], id: number): number {
  const madeWith = keys.find((key) => key.id === id)?.madeWith ?? null;
  return madeWith === null ? id : findFirst(keys, madeWith);
}
