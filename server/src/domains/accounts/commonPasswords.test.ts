import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

test.each([
  ["password1", true],
  ["QwertyUiop", true],
  ["12345678", true],
  ["Velours2026!", true],
  ["velours-boutique", true],
  ["Mot de passe 1", true],
  ["velours-and-lamps", false],
  ["quiet-violet-lamp", false],
  ["sandbox-pass", false],
  ["", false],
])("%s: %s", async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});

test("the 3,000 commonest that are long enough are all refused, in capitals too", async () => {
  const common = dictionary["passwords-common"].filter((one) => one.length >= 8).slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  for (const one of common) {
    expect([one, await isCommonPassword(one)]).toEqual([one, true]);
    expect([one, await isCommonPassword(one.toUpperCase())]).toEqual([one, true]);
  }
});

test.each(["velours", "boutique", "outlet", "closet", "admin", "password", "motdepasse"])(
  "a password of the shop's word %s and figures is refused",
  async (word) => {
    for (const one of [`${word}12345`, `12-${word.toUpperCase()}-34`, `${word}.${word}`])
      expect([one, await isCommonPassword(one)]).toEqual([one, true]);
  },
);
