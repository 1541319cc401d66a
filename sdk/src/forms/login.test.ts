import { describe, expect, it } from "vitest";
import { Login, validateForm } from "../forms.ts";
import { formRows } from "../testing/formRows.ts";

const code = { type: "one-time-code", token: "12345" };
const login = {
  email: "ada@example.com",
  password: "12345678",
  remember: true,
  action: "submit",
  challenge: { type: "turnstile", token: "t" },
};
const mfa = { ...login, MFA: { type: "TOTP", token: "123456" } };
const byCode = { ...login, challenge: code };

const EMAIL = "Must be a valid email";
const SHORT = "Must be at least 8 characters";
const LONG = "Must be less than 255 characters";
const FIVE = "A one time code is 5 digits";

describe("Login", () => {
  formRows(Login, login, [
    ["S-651 email required", "email", undefined, "An email is required"],
    ["S-651 an empty email is missing", "email", "", "An email is required"],
    ["S-652 email invalid", "email", "ada", EMAIL],
    ["S-652 two @", "email", "a@b@c.com", EMAIL],
    ["S-652 no dot in the domain", "email", "a@b", EMAIL],
    ["S-652 a space", "email", "a b@c.com", EMAIL],
    ["S-653 password required", "password", undefined, "A password is required"],
    ["S-653 empty", "password", "", "A password is required"],
    ["S-654 7 characters", "password", "1234567", SHORT],
    ["S-654 8 characters", "password", "12345678", null],
    ["S-655 255 characters", "password", "x".repeat(255), null],
    ["S-655 256 characters", "password", "x".repeat(256), LONG],
    ["S-656 no credentials at all", "", null, "Credentials are required"],
    ["S-658 remember must be boolean", "remember", "yes", "Must be a boolean"],
    ["S-658 false is one", "remember", false, null],
    ["S-659 challenge missing", "challenge", undefined, "A challenge is required"],
    ["S-659 challenge null", "challenge", null, "A challenge is required"],
    ["S-660 challenge without type", "challenge", {}, "A challenge type is required", "challenge.type"],
    ["S-661 another type", "challenge.type", "x", "Invalid challenge type"],
    ["S-661 one-time-code is one", "challenge", code, null],
    ["S-665 an empty bot-check token", "challenge.token", "", "Unable to verify you are human"],
    ["S-665 no bot-check token", "challenge.token", undefined, "Unable to verify you are human"],
    ["S-665 one character", "challenge.token", "t", null],
  ]);
});

describe("Login by one-time code", () => {
  formRows(Login, byCode, [
    ["S-662 code missing", "challenge.token", undefined, "A one time code is required"],
    ["S-662 code null on submit", "challenge.token", null, "A one time code is required"],
    ["S-663 4 characters", "challenge.token", "1234", FIVE],
    ["S-663 6 characters", "challenge.token", "123456", FIVE],
  ]);

  it("S-664 SA-178 null passes the schema when no action is given", () => {
    const { action: _, ...rest } = byCode;
    expect(validateForm(Login, { ...rest, challenge: { type: "one-time-code", token: null } })).toEqual({});
  });

  it("S-545 S-664 asking for a code checks nothing but the credentials", () => {
    const form = { ...byCode, action: "send-one-time-code", remember: "yes", MFA: { token: "" } };
    expect(validateForm(Login, { ...form, challenge: { type: "one-time-code", token: null } })).toEqual({});
    expect(validateForm(Login, { ...form, challenge: null })).toEqual({});
  });

  it("S-657 credentials are checked whatever the action", () =>
    expect(validateForm(Login, { action: "send-one-time-code", email: "", password: "1" })).toEqual({
      email: "An email is required",
      password: SHORT,
    }));

  it("S-545 an absent action counts as submit", () =>
    expect(validateForm(Login, { email: login.email, password: login.password })).toEqual({
      challenge: "A challenge is required",
    }));
});

describe("Login with an authenticator", () => {
  formRows(Login, mfa, [
    ["S-666 code missing", "MFA.token", undefined, "An authenticator code is required"],
    ["S-666 code empty", "MFA.token", "", "An authenticator code is required"],
    ["S-666 6 characters", "MFA.token", "123456", null],
    ["S-666 7 characters", "MFA.token", "1234567", "Must not exceed 6 characters"],
    ["S-666 not asked for", "MFA", undefined, null],
  ]);
});
