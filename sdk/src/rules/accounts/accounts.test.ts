import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Login, validateForm } from "../../forms.ts";
import { type AccountMode, FIRST_MODE, toggleMode } from "./accountModal.ts";
import { JOIN_NAMES, LOGIN_NAMES, PASSWORD_CHANGE_NAMES, toFields, toWire } from "./fieldNames.ts";
import { focusAfter } from "./focusAfter.ts";
import { IDENTITY_INTERVAL, IDENTITY_TRIES, identityPlan } from "./identityPlan.ts";
import { joinButton } from "./joinButton.ts";
import { askForCode, botCheckProof, codeProof, loginStep, modeAfterBotCheck } from "./loginSteps.ts";
import { parseFieldErrors } from "./parseFieldErrors.ts";
import { type Control, readForm } from "./readForm.ts";
import { parseSecondFactor } from "./secondFactor.ts";

describe("account modal", () => {
  it("S-186 opens in login", () => expect(FIRST_MODE).toBe("login"));
  it.each<[AccountMode, AccountMode]>([
    ["login", "join"],
    ["join", "login"],
    ["forgotPassword", "login"],
  ])("S-188 SA-047 toggles %s to %s", (from, to) => expect(toggleMode(from)).toBe(to));
});

describe("login", () => {
  it("S-539 S-540 S-541 stops at wrong credentials, runs the bot check once, then sends", () => {
    expect(loginStep("bot-check", false)).toBe("stop");
    expect(loginStep("bot-check", true)).toBe("run-bot-check");
    expect(loginStep("one-time-code", true)).toBe("send");
    expect(loginStep("one-time-code", false)).toBe("stop");
    expect(modeAfterBotCheck("token")).toBe("bot-check");
    expect(modeAfterBotCheck(null)).toBe("one-time-code");
  });

  const credentials = { email: "ada@example.com", password: "12345678" };

  it("S-542 S-543 S-544 S-545 each proof is what the form allows", () => {
    expect(askForCode()).toEqual({
      action: "send-one-time-code",
      challenge: { type: "one-time-code", token: null },
    });
    expect(codeProof("12345").action).toBe("submit");
    for (const proof of [botCheckProof("t"), askForCode(), codeProof("12345")])
      expect(validateForm(Login, { ...credentials, ...proof })).toEqual({});
    expect(validateForm(Login, { ...credentials, ...codeProof("") })).toEqual({
      "challenge.token": "A one time code is required",
    });
  });

  it.each([
    ["S-546 SA-141 the code, just sent", "one-time-code", { "challenge.token": "" }, "code"],
    ["S-546 not in bot-check mode", "bot-check", { "challenge.token": "" }, null],
    ["S-546 a text is a real error", "one-time-code", { "challenge.token": "no" }, null],
    ["S-547 the authenticator", "bot-check", { action: "token", type: "TOTP" }, "authenticator"],
    [
      "S-547 SA-142 inside the errors",
      "bot-check",
      { errors: { action: "token", type: "TOTP" } },
      "authenticator",
    ],
    ["S-547 not on setup", "bot-check", { action: "setup", type: "TOTP" }, null],
    ["nothing", "bot-check", null, null],
  ] as const)("%s", (_, mode, value, field) => expect(focusAfter(mode, value)).toBe(field));

  const setup = { action: "setup", QR: { image: "data:image/svg+xml,x" }, secret: "JBSW" };
  it.each([
    ["S-548 MFA data", { MFA: { action: "token" } }, { setup: false, image: null, secret: null }],
    ["S-549 setup", { MFA: setup }, { setup: true, image: "data:image/svg+xml,x", secret: "JBSW" }],
    [
      "S-550 setup as an error",
      { reference: "multiFactorAuthenticationSetupRequired", value: setup },
      { setup: true, image: "data:image/svg+xml,x", secret: "JBSW" },
    ],
    [
      "S-550 token as an error",
      { reference: "multiFactorAuthenticationTokenRequired", value: null },
      { setup: false, image: null, secret: null },
    ],
    ["S-550 another error", { reference: "validationError", value: setup }, null],
    ["S-548 none", {}, null],
  ])("%s", (_, answer, expected) => expect(parseSecondFactor(answer)).toEqual(expected));
});

describe("join", () => {
  it.each([
    [
      { busy: false, botCheckFailed: false },
      { text: "join", disabled: false },
    ],
    [
      { busy: true, botCheckFailed: false },
      { text: "loading", disabled: true },
    ],
    [
      { busy: false, botCheckFailed: true },
      { text: "unableToVerify", disabled: true },
    ],
    [
      { busy: true, botCheckFailed: true },
      { text: "unableToVerify", disabled: true },
    ],
  ])("S-213 S-552 %j gives %j", (state, button) => expect(joinButton(state)).toEqual(button));
});

describe("forms", () => {
  const controls: Control[] = [
    { name: "email", type: "email", value: "  a@b.com " },
    { name: "current-password", type: "password", value: " secret pass " },
    { name: "remember", type: "checkbox", value: "on", checked: true },
    { name: "terms", type: "checkbox", value: "on", checked: false },
    { name: "kind", type: "radio", value: "a", checked: false },
    { name: "kind", type: "radio", value: "b", checked: true },
    { name: "challenge[type]", type: "hidden", value: "turnstile" },
    { name: "challenge[token]", type: "hidden", value: "t" },
    { name: "off", type: "text", value: "x", disabled: true },
    { name: "press", type: "button", value: "x" },
    { name: "send", type: "submit", value: "x" },
    { name: "clear", type: "reset", value: "x" },
    { name: "", type: "text", value: "x" },
  ];

  it("S-426 S-700 SA-184 trims values; S-701 leaves out disabled, button and reset fields", () =>
    expect(readForm(controls)).toEqual({
      email: "a@b.com",
      "current-password": "secret pass",
      remember: true,
      terms: false,
      kind: "b",
      challenge: { type: "turnstile", token: "t" },
    }));

  it("reads no prototype", () => {
    readForm([{ name: "__proto__[polluted]", value: "x" }]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    [
      "S-702 per path",
      { value: { "challenge.token": "x", email: "y" }, message: "m" },
      { "challenge.token": "x", email: "y" },
    ],
    ["S-702 without a path", { value: { "": "x" } }, { general: "x" }],
    ["S-702 the message of an error without fields", { value: null, message: "m" }, { general: "m" }],
    ["S-702 already under general", { value: { general: "g" }, message: "m" }, { general: "g" }],
    [
      "SA-141 an empty text stays",
      { value: { "challenge.token": "" }, message: "m" },
      { "challenge.token": "" },
    ],
    ["nothing", {}, {}],
  ])("%s", (_, error, expected) => expect(parseFieldErrors(error)).toEqual(expected));

  it("SA-100 fields have the browser's names, the wire its own, errors either", () => {
    expect(toWire(LOGIN_NAMES, { email: "e", "current-password": "p" })).toEqual({
      email: "e",
      password: "p",
    });
    expect(toWire(JOIN_NAMES, { "new-password": "p" })).toEqual({ password: "p" });
    expect(
      toWire(PASSWORD_CHANGE_NAMES, { "current-password": "o", "new-password": "n", passwordConfirm: "n" }),
    ).toEqual({
      passwordCurrent: "o",
      password: "n",
      passwordConfirm: "n",
    });
    expect(toFields(LOGIN_NAMES, { password: "x", email: "y" })).toEqual({
      "current-password": "x",
      email: "y",
    });
    expect(toFields(LOGIN_NAMES, { "current-password": "x" })).toEqual({ "current-password": "x" });
  });
});

describe("field names", () => {
  it.each([LOGIN_NAMES, JOIN_NAMES, PASSWORD_CHANGE_NAMES])("SA-100 %j: to the wire and back", (names) => {
    const field = fc.constantFrom(...Object.keys(names), "email", "remember");
    fc.assert(
      fc.property(fc.dictionary(field, fc.string(), { noNullPrototype: true }), (values) => {
        expect(toFields(names, toWire(names, values) as Record<string, string>)).toEqual(values);
      }),
    );
  });
});

describe("identity", () => {
  it("S-446 S-447 SA-108 a cookie is known at once; without one the server and the script are asked", () => {
    expect(identityPlan("uuid")).toEqual({ identify: false, identity: "uuid", poll: false });
    expect(identityPlan(null)).toEqual({ identify: true, identity: null, poll: true });
    expect([IDENTITY_TRIES, IDENTITY_INTERVAL]).toEqual([10, 1000]);
  });
});
