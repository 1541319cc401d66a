import { orThrow, RefusedError } from "@velours/sdk";
import { parseSecondFactor, type SecondFactor } from "@velours/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { loadScript } from "../../platform/browser/loadScript.ts";
import { type Challenge, createChallenge } from "../../platform/forms/challenge/createChallenge.ts";
import { SANDBOX_TOKEN, TURNSTILE_SCRIPT, turnstile } from "../../platform/forms/challenge/Turnstile.ts";
import { useDesk } from "../desk.ts";
import { useDescribeFailure } from "../frame/useDescribeFailure.ts";
import { isRefused } from "../isRefused.ts";

type Proof =
  | { action: "submit"; challenge: { type: string; token: string } }
  | { action: "send-one-time-code" };

/**
 * The steps of a sign-in: email and password with the bot check, a code by email where that is not enough, and always
 * the authenticator.
 */
export function useSignIn(onSignIn: () => void) {
  const { api, botCheckKey, language } = useDesk();
  const describeFailure = useDescribeFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [byCode, setByCode] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const challenge = useRef<Challenge | null>(null);
  useEffect(() => () => challenge.current?.remove(), []);

  async function getToken(): Promise<string | null> {
    if (botCheckKey === null) return SANDBOX_TOKEN;
    challenge.current ??= createChallenge({
      look: {
        sitekey: botCheckKey,
        action: "login",
        language,
        appearance: "interaction-only",
        size: "flexible",
        retry: "never",
        "refresh-expired": "never",
        "response-field": false,
      },
      loadScript: () => loadScript(TURNSTILE_SCRIPT),
      widget: turnstile,
      place: () => place.current,
      automatic: false,
      onStatus: () => {},
      onEvent: () => {},
    });
    return challenge.current.run().catch(() => null);
  }

  async function createProof(data: FormData): Promise<Proof> {
    if (byCode)
      return { action: "submit", challenge: { type: "one-time-code", token: read(data, "emailCode") } };
    const token = await getToken();
    return token === null
      ? { action: "send-one-time-code" }
      : { action: "submit", challenge: { type: "turnstile", token } };
  }

  async function send(data: FormData): Promise<void> {
    const proof = await createProof(data);
    const authenticator = read(data, "authenticator").replace(/\s/g, "");
    try {
      orThrow(
        await api.login({
          body: {
            email: read(data, "email").trim(),
            password: read(data, "password"),
            ...proof,
            ...(authenticator !== "" && { MFA: { type: "TOTP", token: authenticator } }),
          },
        }),
      );
      onSignIn();
    } catch (error) {
      if (isRefused(error, "oneTimeCodeRequired")) return setByCode(true);
      const factor = error instanceof RefusedError ? parseSecondFactor(error.error) : null;
      if (factor !== null) setSecondFactor(factor);
      // The first time the authenticator is asked for is no failure.
      if (factor === null || authenticator !== "") setFailure(describeFailure(error));
    }
  }

  return {
    busy,
    failure,
    secondFactor,
    byCode,
    place,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      const data = new FormData(event.currentTarget);
      setBusy(true);
      setFailure(null);
      void send(data).finally(() => setBusy(false));
    },
  };
}

const read = (data: FormData, name: string): string => String(data.get(name) ?? "");
