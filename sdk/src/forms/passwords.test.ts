import { describe } from "vitest";
import { PasswordChange, PasswordRecovery, PasswordReset } from "../forms.ts";
import { type FormRow, formRows } from "../testing/formRows.ts";

const change = { passwordCurrent: "old", password: "12345678", passwordConfirm: "12345678" };
const reset = { password: "12345678", passwordConfirm: "12345678" };
const LONG = "Your password is too long";
const MATCH = "Please ensure the passwords match";

const confirmed: FormRow[] = [
  ["S-688 confirmation required", "passwordConfirm", undefined, "Confirming your password is required"],
  ["S-688 empty", "passwordConfirm", "", "Confirming your password is required"],
  ["S-689 another text", "passwordConfirm", "12345679", MATCH],
  ["S-689 case counts", "passwordConfirm", "x2345678", MATCH],
];

describe("PasswordRecovery", () => {
  formRows(PasswordRecovery, { email: "ada@example.com" }, [
    ["S-680 email required", "email", undefined, "An email is required"],
    ["S-680 empty", "email", "", "An email is required"],
    ["S-681 invalid", "email", "ada", "Please provide a valid email"],
  ]);
});

describe("PasswordChange", () => {
  formRows(PasswordChange, change, [
    ["S-683 current required", "passwordCurrent", undefined, "Current password is required"],
    ["S-683 empty", "passwordCurrent", "", "Current password is required"],
    ["S-684 255 characters", "passwordCurrent", "x".repeat(255), null],
    ["S-684 256 characters", "passwordCurrent", "x".repeat(256), LONG],
    ...confirmed,
  ]);
});

const both = (text: string) => ({ ...change, password: text, passwordConfirm: text });
const twice: FormRow[] = [
  [
    "S-686 7 characters",
    "",
    both("1234567"),
    "A password needs to be at least 8 characters long",
    "password",
  ],
  ["S-686 8 characters", "", both("12345678"), null],
  ["S-687 255 characters", "", both("x".repeat(255)), null],
  ["S-687 SA-181 256 characters", "", both("x".repeat(256)), LONG, "password"],
];

describe("the new password", () => {
  formRows(PasswordChange, change, [
    ...twice,
    ["S-685 required", "", { ...both("12345678"), password: "" }, "A new password is required", "password"],
  ]);
});

describe("PasswordReset (SA-052)", () => {
  formRows(PasswordReset, reset, [...confirmed, ...twice]);
});
