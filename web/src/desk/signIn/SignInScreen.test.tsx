// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, refusal, renderDesk } from "../testing/renderDesk.tsx";

test("while the bot check's service is away a code by email is asked for, and another one when it did not come", async () => {
  const sent: object[] = [];
  const desk = await renderDesk("/desk", {
    scopes: [],
    answers: {
      getMerchantAccess: () => refusal("merchantKeyInvalid"),
      login: ({ body }: { body: { action: string } }) => {
        sent.push(body);
        return body.action === "submit"
          ? refusal("turnstileChallengeFailed", { "challenge.token": "Try again" })
          : refusal("oneTimeCodeRequired", { "challenge.token": "" });
      },
    },
  });
  const code = () => document.querySelector<HTMLInputElement>("[name=emailCode]");
  await desk.find("h1", "Sign in");
  await desk.type("[name=email]", "owner@example.com");
  await desk.type("[name=password]", "sandbox-pass");
  await desk.press("Sign in");
  await desk.find("button", "Resend code");
  const credentials = { email: "owner@example.com", password: "sandbox-pass" };
  const asked = {
    ...credentials,
    action: "send-one-time-code",
    challenge: { type: "one-time-code", token: null },
  };
  const proven = { ...credentials, action: "submit", challenge: { type: "turnstile" } };
  expect(sent).toMatchObject([proven, asked]);
  expect(document.querySelector("[role=alert]")).toBeNull();

  await desk.type("[name=emailCode]", "12345");
  await desk.press("Resend code");
  await expect.poll(() => sent.length).toBe(3);
  expect(sent[2]).toEqual(asked);
  expect(code()?.value).toBe("");
});

test("an account that does not work for the shop is told so", async () => {
  const desk = await renderDesk("/desk", {
    scopes: [],
    answers: {
      getMerchantAccess: () => refusal("merchantKeyInvalid"),
      login: () => answer({}),
    },
  });
  await desk.find("h1", "Sign in");
  await desk.type("[name=email]", "shopper@example.com");
  await desk.type("[name=password]", "sandbox-pass");
  await desk.press("Sign in");
  await desk.find("[role=alert]", "This account has no access to the desk.");
});

test("after somebody with access was there, the sign-in no longer says that an account has none", async () => {
  let access: object | null = null;
  const { queries, ...desk } = await renderDesk("/desk", {
    scopes: [],
    answers: {
      getMerchantAccess: () => (access === null ? refusal("merchantKeyInvalid") : answer(access)),
      login: () => answer({}),
    },
  });
  await desk.find("h1", "Sign in");
  await desk.type("[name=email]", "shopper@example.com");
  await desk.type("[name=password]", "sandbox-pass");
  await desk.press("Sign in");
  await desk.find("[role=alert]", "This account has no access to the desk.");
  // A sign-in in another tab.
  access = { kind: "staff", id: "1", name: "Ada", role: "shopkeeper", scopes: [], sites: null };
  void queries.invalidateQueries();
  await desk.find("h1", "Today");
  access = null;
  void queries.invalidateQueries();
  await desk.find("h1", "Sign in");
  expect(document.querySelector("main [role=alert]")).toBeNull();
});
