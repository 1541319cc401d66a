/** Words of this shop, which attackers try first; a password of these words, digits and signs alone is common. */
const shopWords = /^(velours|boutique|outlet|closet|admin|password|motdepasse)+$/;

let dictionary: Promise<ReadonlySet<string>> | undefined;

/** True for passwords made of the shop's words, and for the 49,000 most common ones, in any letter case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (shopWords.test(password.toLowerCase().replace(/[^\p{L}]/gu, ""))) return true;
  // Read at the first need: most requests set no password.
  dictionary ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((candidate) => candidate.length >= 8)),
  );
  return (await dictionary).has(password.toLowerCase());
}
