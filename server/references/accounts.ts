import { randomUUID } from "node:crypto";
import { createPasswordToken } from "../src/domains/accounts/store/passwordTokens.ts";
import { newTotpSecret } from "../src/domains/accounts/totp.ts";
import { createMember, password } from "../src/testing/createMember.ts";
import { signIn } from "../src/testing/signIn.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";
import { asGuest, asOtherMember } from "./requests.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const failed = { type: "turnstile", token: "made-up" };
const next = { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" };
const common = { password: "football1", passwordConfirm: "football1" };
const newAddress = () => `${randomUUID()}@example.com`;

/** A sign-in of a new member, right but for what `body` says. */
const login =
  (body: object, member: Parameters<typeof createMember>[1] = {}) =>
  async (shop: TestShop): Promise<Call> => {
    const { email } = await createMember(shop, member);
    return { body: { email, password, action: "submit", challenge: passed, ...body } };
  };

/** A call of a new member who has a password. */
const asMember =
  (body: object) =>
  async (shop: TestShop): Promise<Call> => {
    const { id, email } = await createMember(shop);
    const { headers } = await signIn(shop, { email });
    return { params: { id }, body, headers };
  };

const join = (more: object) => (): Call => ({
  body: {
    email: newAddress(),
    username: "ada_moreau",
    password,
    challenge: passed,
    termsOfService: true,
    ...more,
  },
});

export const accounts: Provocations<
  | "changePassword"
  | "changeUsername"
  | "closeSessions"
  | "createEmailCode"
  | "getUser"
  | "listSessions"
  | "login"
  | "register"
  | "resetPassword"
  | "saveAddress"
  | "validateEmail"
> = {
  changePassword: {
    authenticationRequired: asGuest("changePassword"),
    currentPasswordInvalid: asMember({ passwordCurrent: "not-the-password", ...next }),
    passwordTooCommon: asMember({ passwordCurrent: password, ...common }),
  },
  changeUsername: { authenticationRequired: asGuest("changeUsername") },
  closeSessions: {
    authenticationRequired: asGuest("closeSessions"),
    resourceDoesNotExist: asOtherMember("closeSessions"),
    currentPasswordInvalid: asMember({ session: null, passwordCurrent: "not-the-password" }),
  },
  createEmailCode: { authenticationRequired: asGuest("createEmailCode") },
  getUser: { authenticationRequired: asGuest("getUser"), resourceDoesNotExist: asOtherMember("getUser") },
  listSessions: {
    authenticationRequired: asGuest("listSessions"),
    resourceDoesNotExist: asOtherMember("listSessions"),
  },
  login: {
    credentialsInvalid: login({ password: "not-the-password" }),
    oneTimeCodeRequired: login({
      action: "send-one-time-code",
      challenge: { type: "one-time-code", token: null },
    }),
    oneTimeCodeInvalid: login({ challenge: { type: "one-time-code", token: "12345" } }),
    turnstileChallengeFailed: login({ challenge: failed }),
    multiFactorAuthenticationSetupRequired: login({}, { totp_required: true }),
    multiFactorAuthenticationTokenRequired: login({}, { totp_required: true, totp_secret: newTotpSecret() }),
  },
  register: {
    turnstileChallengeFailed: join({ challenge: failed }),
    passwordTooCommon: join({ password: "Password123" }),
    joinNonceInvalid: () => ({
      body: { email: newAddress(), token: "join-made-up", termsOfService: true },
    }),
  },
  resetPassword: {
    passwordTokenInvalid: () => ({ query: "token=made-up", body: next }),
    passwordTooCommon: async (shop) => {
      const { id } = await createMember(shop);
      return { query: `token=${await createPasswordToken(shop.services.store.db, id, 60)}`, body: common };
    },
  },
  saveAddress: {
    authenticationRequired: asGuest("saveAddress", { id: 1, kind: "billing" }),
    resourceDoesNotExist: asOtherMember("saveAddress", { kind: "billing" }),
  },
  validateEmail: {
    authenticationRequired: asGuest("validateEmail"),
    emailCodeInvalid: asMember({ code: "12345" }),
  },
};
