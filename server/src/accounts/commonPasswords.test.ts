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
