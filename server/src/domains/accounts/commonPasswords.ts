import type { Site } from "@velours/sdk/types";

const ANYWHERE = ["admin", "password", "motdepasse"];

const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** True for a text that is these words in any order, and nothing else. */
function consistsOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (const at of reached)
    for (const word of words) if (word !== "" && text.startsWith(word, at)) reached.add(at + word.length);
  return text !== "" && reached.has(text.length);
}

let dictionary: Promise<ReadonlySet<string>> | undefined;

/**
 * True for the 49,000 most common passwords, in any letter case, and for those of words that attackers try first, such as the
 * names and codes of the shop's sites, with nothing but digits and signs beside them.
 */
export async function isCommonPassword(
  password: string,
  sites: readonly Pick<Site, "code" | "name">[],
): Promise<boolean> {
  const own = sites.flatMap(({ code, name }) => [code, name, ...name.split(" ")]);
  if (consistsOf(toLetters(password), [...ANYWHERE, ...own.map(toLetters)])) return true;
  // Read at the first need: most requests set no password.
  dictionary ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((candidate) => candidate.length >= 8)),
  );
  return (await dictionary).has(password.toLowerCase());
}
