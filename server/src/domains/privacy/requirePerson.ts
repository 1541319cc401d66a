import { StartError } from "../../platform/config/StartError.ts";
import type { Db } from "../../platform/store/schema.ts";
import { findPerson } from "./store/findPerson.ts";
import type { Person } from "./store/personalTables.ts";

/** A member, a guest or both by their address. Throws a StartError when the shop knows nobody by it. */
export async function requirePerson(db: Db, address: string): Promise<Person> {
  const person = await findPerson(db, address);
  if (person === undefined) throw new StartError(`The shop has nothing about ${address}.`);
  return person;
}
