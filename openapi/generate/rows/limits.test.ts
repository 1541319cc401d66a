import { expect, it } from "vitest";
import { Login, validateForm } from "../../../sdk/src/forms.ts";
import contract from "../../../sdk/src/generated/openapi.json" with { type: "json" };
import { CODE_LENGTH } from "../../../sdk/src/rules/accounts/codeInput.ts";

const {
  CartLine,
  Join,
  Login: login,
  PasswordChange,
  PasswordReset,
  Promotion,
  Username,
} = contract.components.schemas;

it.each([
  ["S-885 a password is 8 to 255 characters long", login.properties.password, [8, 255]],
  ["S-885 wherever it is chosen", PasswordChange.properties.password, [8, 255]],
  ["S-885 wherever it is reset", PasswordReset.properties.password, [8, 255]],
  ["S-885 a username 2 to 50", Username, [2, 50]],
])("%s", (_, { minLength, maxLength }, expected) => expect([minLength, maxLength]).toEqual(expected));

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

it.each([
  ["S-886 an age of 18 when somebody joins", Join.properties.termsOfService, "age of 18 is certified"],
  ["S-356 milliseconds of a line", CartLine.properties.date_added, "ms since 1970"],
  ["S-377 seconds of a promotion", Promotion.properties.date_expired, "unix seconds"],
])("%s", (_, { description }, words) => expect(description).toContain(words));
