import { orThrow, RefusedError } from "@velours/sdk";
import {
  askForCode,
  BOT_CHECK_FAILED,
  botCheckProof,
  codeProof,
  type LoginProof,
  parseSecondFactor,
  type SecondFactor,
} from "@velours/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Challenge, createChallenge } from "../../platform/forms/challenge/createChallenge.ts";
import { SANDBOX_TOKEN } from "../../platform/forms/challenge/Turnstile.ts";
import { useDesk } from "../desk.ts";
import { useDescribeFailure } from "../frame/useDescribeFailure.ts";
import { isRefused } from "../isRefused.ts";

/**
 * The steps of a sign-in: email and password with the bot check, a code by email where that fails or is not enough, and
 * always the authenticator.
 */
export function useSignIn(onSignIn: () => void) {
  const { api, botCheckKey, language } = useDesk();
  const describeFailure = useDescribeFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const [byCode, setByCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const challenge = useRef<Challenge | null>(null);
  useEffect(() => () => challenge.current?.remove(), []);

  async function getToken(): Promise<string | null> {
    if (botCheckKey === null) return SANDBOX_TOKEN;
    challenge.current ??= createChallenge({
      sitekey: botCheckKey,
      action: "login",
      language,
      place: () => place.current,
    });
    return challenge.current.run().catch(() => null);
  }

  async function createProof(data: FormData): Promise<LoginProof> {
    if (byCode) return codeProof(read(data, "emailCode"));
    const token = await getToken();
    return token === null ? askForCode() : botCheckProof(token);
  }

  async function send(data: FormData, proof: LoginProof): Promise<void> {
    const authenticator = read(data, "authenticator").replace(/\s/g, "");
    const isSubmit = proof.action === "submit";
    try {
      orThrow(
        await api.login({
          body: {
            email: read(data, "email").trim(),
            password: read(data, "password"),
            ...proof,
            ...(isSubmit && authenticator !== "" && { MFA: { type: "TOTP", token: authenticator } }),
          },
        }),
      );
      onSignIn();
    } catch (error) {
      if (isRefused(error, "oneTimeCodeRequired")) return setByCode(true);
      // The service of the bot check is away, or its word was not enough for the shop.
      if (isSubmit && isRefused(error, BOT_CHECK_FAILED)) return send(data, askForCode());
      const factor = error instanceof RefusedError ? parseSecondFactor(error.error) : null;
      if (factor !== null) setSecondFactor(factor);
      // The first time the authenticator is asked for is no failure.
      if (factor === null || authenticator !== "") setFailure(describeFailure(error));
    }
  }

  function run(prove: (data: FormData) => LoginProof | Promise<LoginProof>): void {
    if (busy || form.current === null) return;
    const data = new FormData(form.current);
    setBusy(true);
    setFailure(null);
    void (async () => send(data, await prove(data)))().finally(() => setBusy(false));
  }

  return {
    form,
    busy,
    failure,
    secondFactor,
    byCode,
    place,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      run(createProof);
    },
    /** Sends another code; the old one is taken out of its field. */
    resend() {
      const code = form.current?.querySelector<HTMLInputElement>("[name=emailCode]");
      if (code) code.value = "";
      run(askForCode);
    },
  };
}

const read = (data: FormData, name: string): string => String(data.get(name) ?? "");
