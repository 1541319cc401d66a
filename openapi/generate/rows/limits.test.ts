import { expect, it } from "vitest";
import { Login, validateForm } from "../../../sdk/src/forms.ts";
import { CODE_LENGTH } from "../../../sdk/src/rules/accounts/codeInput.ts";
import { getDescription, getSchema } from "../testing/describeSchema.ts";

it.each([
  ["S-885 a password is 8 to 255 characters long", "Login.password", [8, 255]],
  ["S-885 wherever it is chosen", "PasswordChange.password", [8, 255]],
  ["S-885 wherever it is chosen", "PasswordReset.password", [8, 255]],
  ["S-885 a username 2 to 50", "Username", [2, 50]],
])("%s (%s)", (_, path, expected) => {
  const { minLength, maxLength } = getSchema(path);
  expect([minLength, maxLength]).toEqual(expected);
});

const errorsWith = (change: object) =>
  Object.keys(
    validateForm(Login, {
      email: "ada@example.com",
      password: "sandbox-pass",
      challenge: { type: "one-time-code", token: "1".repeat(CODE_LENGTH) },
      ...change,
    }),
  );

it.each([
  ["S-886 a code of five digits", {}, []],
  ["S-886 of four", { challenge: { type: "one-time-code", token: "1234" } }, ["challenge.token"]],
  ["S-886 an authenticator's code of six", { MFA: { type: "TOTP", token: "123456" } }, []],
  ["S-886 of seven", { MFA: { type: "TOTP", token: "1234567" } }, ["MFA.token"]],
])("%s", (_, change, errors) => expect(errorsWith(change)).toEqual(errors));

it("S-886 who joins certifies an age of 18", () =>
  expect(getDescription("Join.termsOfService")).toContain("age of 18 is certified"));
