import type { Site } from "@velours/sdk/types";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

const sites = [
  { code: "boutique", name: "Velours" },
  { code: "wool", name: "Harbour Wool" },
] as Pick<Site, "code" | "name">[];
const isCommon = (password: string) => isCommonPassword(password, sites);

test.each([
  ["password1", true],
  ["QwertyUiop", true],
  ["12345678", true],
  ["Velours2026!", true],
  ["velours-boutique", true],
  ["Mot de passe 1", true],
  ["harbour-wool-1", true],
  ["closet12345", false],
  ["velours-and-lamps", false],
  ["quiet-violet-lamp", false],
  ["sandbox-pass", false],
  ["", false],
])("%s: %s", async (password, common) => {
  expect(await isCommon(password)).toBe(common);
});

test("the 3,000 commonest that are long enough are all refused, in capitals too", async () => {
  const common = dictionary["passwords-common"].filter((candidate) => candidate.length >= 8).slice(0, 3_000);
  expect(common).toHaveLength(3_000);
  for (const candidate of common) {
    expect([candidate, await isCommon(candidate)]).toEqual([candidate, true]);
    expect([candidate, await isCommon(candidate.toUpperCase())]).toEqual([candidate, true]);
  }
});

test.each(["velours", "boutique", "harbour", "harbourwool", "admin", "password", "motdepasse"])(
  "a password of the shop's word %s and figures is refused",
  async (word) => {
    for (const candidate of [`${word}12345`, `12-${word.toUpperCase()}-34`, `${word}.${word}`])
      expect([candidate, await isCommon(candidate)]).toEqual([candidate, true]);
  },
);
