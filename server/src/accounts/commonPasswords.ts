let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 49,000 that everybody tries first, in any case of its letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Read at the first need: most requests set no password.
  known ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].filter((one) => one.length >= 8)),
  );
  return (await known).has(password.toLowerCase());
}
