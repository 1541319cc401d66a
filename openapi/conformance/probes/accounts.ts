import { randomUUID } from "node:crypto";
import type { OperationName } from "../contract/document.ts";
import { type Asker, asGuest, asMember, asOther, exampleBody, type Probes } from "./Probe.ts";

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
    authenticationRequired: asGuest("changeUsername"),
  },
  changePassword: {
    authenticationRequired: asGuest("changePassword"),
    currentPasswordInvalid: asMember(() => ({ body: { passwordCurrent: "not-the-password", ...next } })),
    passwordTooCommon: asMember((_, { fixture }) => ({
      body: { passwordCurrent: fixture.member.password, ...common },
    })),
  },
  recoverPassword: { success: () => ({ body: { email: `${randomUUID()}@example.com` } }) },
  resetPassword: { passwordTokenInvalid: () => ({ query: "token=made-up", body: next }) },
  createEmailCode: { authenticationRequired: asGuest("createEmailCode") },
  validateEmail: { authenticationRequired: asGuest("validateEmail") },
  getUser: {
    success: asMember(),
    authenticationRequired: asGuest("getUser"),
    resourceDoesNotExist: asOther("getUser"),
  },
  listSessions: {
    success: asMember(),
    authenticationRequired: asGuest("listSessions"),
    resourceDoesNotExist: asOther("listSessions"),
  },
  closeSessions: {
    authenticationRequired: asGuest("closeSessions"),
    resourceDoesNotExist: asOther("closeSessions"),
    currentPasswordInvalid: asMember(() => ({
      body: { session: null, passwordCurrent: "not-the-password" },
    })),
  },
  getCredits: {
    success: asMember((_, { fixture }) => ({ query: `filter[site]=${fixture.site}` })),
    authenticationRequired: asGuest("getCredits"),
    resourceDoesNotExist: asOther("getCredits"),
  },
  listOrders: {
    success: asMember(),
    authenticationRequired: asGuest("listOrders"),
    resourceDoesNotExist: asOther("listOrders"),
  },
  saveAddress: {
    success: asMember((_, { fixture }) => ({
      params: { kind: "shipping" },
      ...(fixture.places[0] && { body: fixture.places[0].address }),
    })),
    authenticationRequired: asGuest("saveAddress", { kind: "billing" }),
    resourceDoesNotExist: asOther("saveAddress", { kind: "billing" }),
  },
  createMessage: {
    success: ({ fixture: { botCheck } }) => ({
      body: {
        name: "Ada",
        email: "ada@example.com",
        topic: "other",
        message: "Which one would you choose?",
        challenge: botCheck,
      },
    }),
    turnstileChallengeFailed: () => ({
      body: { ...(exampleBody("createMessage").body as object), challenge: null },
    }),
  },
  startSubscription: { authenticationRequired: asGuest("startSubscription") },
  orderSubscription: { authenticationRequired: asGuest("orderSubscription") },
} satisfies { [Op in OperationName]?: Probes<Op> };
