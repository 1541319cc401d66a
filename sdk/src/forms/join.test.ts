import { describe, expect, it } from "vitest";
import { Join, UsernameChange, validateForm } from "../forms.ts";
import { type FormRow, formRows, PERIODS } from "../testing/formRows.ts";

const join = {
  username: "ada_moreau",
  email: "ada@example.com",
  password: "12345678",
  challenge: { type: "turnstile", token: "t" },
  termsOfService: true,
};

const CHARACTERS = "A username can only include letters, numbers, dashes, and underscores";
const EMAIL = "Please provide a valid email";
const TERMS = "To use our service, you will need to accept the terms of service";
const HUMAN = "Cannot verify you are human";

const usernames = (ids: string): FormRow[] => [
  [`${ids} S-667 required`, "username", undefined, "A username is required"],
  [`${ids} S-667 empty`, "username", "", "A username is required"],
  [`${ids} S-668 1 character`, "username", "a", "Must be at least 2 characters"],
  [`${ids} S-668 2 characters`, "username", "ab", null],
  [`${ids} S-669 50 characters`, "username", "a".repeat(50), null],
  [`${ids} S-669 51 characters`, "username", "a".repeat(51), "Must not exceed 50 characters"],
  [`${ids} S-670 a space`, "username", "ab c", CHARACTERS],
  [`${ids} S-670 a period`, "username", "a.b", CHARACTERS],
  [`${ids} S-670 an accent`, "username", "zoé", CHARACTERS],
  [`${ids} S-670 all that may be`, "username", "Az09-_", null],
  [`${ids} SA-179 too short comes before characters`, "username", "é", "Must be at least 2 characters"],
  [
    `${ids} SA-179 too long comes before characters`,
    "username",
    "é".repeat(51),
    "Must not exceed 50 characters",
  ],
];

describe("Join", () => {
  formRows(Join, join, [
    ...usernames(""),
    ["S-671 email required", "email", undefined, "An email is required"],
    ["S-671 empty", "email", "", "An email is required"],
    ["S-672 invalid", "email", "ada@", EMAIL],
    ["S-672 no dot in the domain", "email", "ada@example", EMAIL],
    ["S-673 SA-175 starts with a period", "email", ".a@b.com", PERIODS],
    ["S-673 ends with a period", "email", "a.@b.com", PERIODS],
    ["S-673 two in a row", "email", "a..b@c.com", PERIODS],
    ["S-673 one within is fine", "email", "a.b@c.com", null],
    ["S-674 password required", "password", undefined, "A password is required"],
    ["S-674 empty", "password", "", "A password is required"],
    ["S-675 7 characters", "password", "1234567", "A password needs to be at least 8 characters long"],
    ["S-675 8 characters", "password", "12345678", null],
    ["S-676 255 characters", "password", "x".repeat(255), null],
    ["S-676 256 characters", "password", "x".repeat(256), "Your password is too long"],
    ["S-677 challenge missing", "challenge", undefined, "A challenge is required"],
    ["S-677 type missing", "challenge.type", undefined, "A challenge type is required"],
    ["S-677 another type", "challenge.type", "x", "Invalid challenge type"],
    ["S-677 empty token", "challenge.token", "", HUMAN],
    ["S-677 no token", "challenge.token", undefined, HUMAN],
    ["S-678 a code of 5", "challenge", { type: "one-time-code", token: "12345" }, null],
    ["S-678 SA-180 null code", "challenge", { type: "one-time-code", token: null }, null],
    [
      "S-678 a code of 4",
      "challenge",
      { type: "one-time-code", token: "1234" },
      "A one time code is 5 digits",
      "challenge.token",
    ],
    ["S-679 terms unchecked", "termsOfService", false, TERMS],
    ["S-679 terms missing", "termsOfService", undefined, TERMS],
    ["S-679 terms as a text", "termsOfService", "true", TERMS],
  ]);

  it("CA-44 a join nonce replaces username, password and challenge", () => {
    const byNonce = { email: "ada@example.com", token: "nonce", termsOfService: true };
    expect(validateForm(Join, byNonce)).toEqual({});
    expect(Object.keys(validateForm(Join, { ...byNonce, token: "" }))).toEqual([
      "username",
      "password",
      "challenge",
    ]);
  });
});

describe("UsernameChange", () => {
  formRows(UsernameChange, { username: "ada" }, usernames("S-682"));
});
