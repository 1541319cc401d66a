import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import { type Asker, asMember, changedBody, type Probes } from "./Probe.ts";

const failed = { type: "turnstile", token: "made-up" };
const common = { password: "football1", passwordConfirm: "football1" };
const next = { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" };

const login =
  (more: object) =>
  ({ fixture: { member, botCheck } }: Asker) => ({
    body: { ...member, action: "submit", challenge: botCheck, ...more },
  });

const join =
  (more: object) =>
  ({ fixture: { botCheck } }: Asker) => ({
    body: {
      email: `${randomUUID()}@example.com`,
      username: "ada_moreau",
      password: "quiet-violet-lamp",
      challenge: botCheck,
      termsOfService: true,
      ...more,
    },
  });

export const accounts = {
  identify: { success: () => ({ body: {} }) },
  login: {
    success: login({}),
    credentialsInvalid: login({ password: "not-the-password" }),
    turnstileChallengeFailed: login({ challenge: failed }),
    oneTimeCodeInvalid: login({ challenge: { type: "one-time-code", token: "12345" } }),
  },
  logout: { success: () => ({}) },
  register: {
    success: join({}),
    turnstileChallengeFailed: join({ challenge: failed }),
    passwordTooCommon: join({ password: "Password123" }),
    joinNonceInvalid: () => ({
      body: { email: `${randomUUID()}@example.com`, token: "join-made-up", termsOfService: true },
    }),
  },
  changeUsername: {
    success: asMember(() => ({ body: { username: "ada_m" } })),
  },
  changePassword: {
    currentPasswordInvalid: asMember(() => ({ body: { passwordCurrent: "not-the-password", ...next } })),
    passwordTooCommon: asMember((_, { fixture }) => ({
      body: { passwordCurrent: fixture.member.password, ...common },
    })),
  },
  recoverPassword: { success: () => ({ body: { email: `${randomUUID()}@example.com` } }) },
  resetPassword: { passwordTokenInvalid: () => ({ query: "token=made-up", body: next }) },
  closeSessions: {
    currentPasswordInvalid: asMember(() => ({
      body: { session: null, passwordCurrent: "not-the-password" },
    })),
  },
  getCredits: {
    success: asMember((_, { fixture }) => ({ query: `filter[site]=${fixture.site}` })),
  },
  saveAddress: {
    success: asMember((_, { fixture }) => ({
      params: { kind: "shipping" },
      ...(fixture.places[0] && { body: fixture.places[0].address }),
    })),
  },
  createMessage: {
    success: ({ fixture: { botCheck: challenge } }) => changedBody("createMessage", { challenge }),
    turnstileChallengeFailed: () => changedBody("createMessage", { challenge: null }),
  },
} satisfies { [Op in OperationName]?: Probes<Op> };
