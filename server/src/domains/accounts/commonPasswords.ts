/** Words of this shop, which whoever guesses here tries first; a password of nothing else but figures and signs is common. */
const shopWords = /^(velours|boutique|outlet|closet|admin|password|motdepasse)+$/;

let dictionary: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is made of the shop's words, or one of the 49,000 that everybody tries first, in any case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (shopWords.test(password.toLowerCase().replace(/[^\p{L}]/gu, ""))) return true;
  // Read at the first need: most requests set no password.
  dictionary ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((candidate) => candidate.length >= 8)),
  );
  return (await dictionary).has(password.toLowerCase());
}
