import { createPasswordToken } from "../src/domains/accounts/store/passwordTokens.ts";
import { newTotpSecret } from "../src/domains/accounts/totp.ts";
import { createMember, password } from "../src/testing/createMember.ts";
import { signIn } from "../src/testing/signIn.ts";
import type { Call, TestShop } from "../src/testing/testShop.ts";
import type { Provocations } from "./Provocation.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const common = { password: "football1", passwordConfirm: "football1" };

/** A sign-in of a new member, right but for what `body` says. */
const login =
  (body: object, member: Parameters<typeof createMember>[1] = {}) =>
  async (shop: TestShop): Promise<Call> => {
    const { email } = await createMember(shop, member);
    return { body: { email, password, action: "submit", challenge: passed, ...body } };
  };

export const accounts: Provocations<"login" | "resetPassword" | "validateEmail"> = {
  login: {
    oneTimeCodeRequired: login({
      action: "send-one-time-code",
      challenge: { type: "one-time-code", token: null },
    }),
    multiFactorAuthenticationSetupRequired: login({}, { totp_required: true }),
    multiFactorAuthenticationTokenRequired: login({}, { totp_required: true, totp_secret: newTotpSecret() }),
  },
  resetPassword: {
    passwordTooCommon: async (shop) => {
      const { id } = await createMember(shop);
      return { query: `token=${await createPasswordToken(shop.services.store.db, id, 60)}`, body: common };
    },
  },
  validateEmail: {
    emailCodeInvalid: async (shop) => {
      const { id, email } = await createMember(shop);
      const { headers } = await signIn(shop, { email });
      return { params: { id }, body: { code: "12345" }, headers };
    },
  },
};
