import { StartError } from "../../platform/config/StartError.ts";

/** Throws a StartError for a word of a command that is no email address. */
export function requireEmail(word: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(word)) throw new StartError(`${word} is no email address.`);
}
