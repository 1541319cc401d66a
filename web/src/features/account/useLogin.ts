import { RefusedError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import { Login, validateForm } from "@velours/sdk/forms";
import {
  askForCode,
  BOT_CHECK_FAILED,
  botCheckProof,
  codeProof,
  focusAfter,
  LOGIN_NAMES,
  type LoginMode,
  type LoginProof,
  loginStep,
  modeAfterBotCheck,
  parseSecondFactor,
  type SecondFactor,
} from "@velours/sdk/rules";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useShop } from "../../platform/api/useShop.ts";
import { ChallengeFailedError } from "../../platform/forms/challenge/ChallengeFailedError.ts";
import { useChallenge } from "../../platform/forms/challenge/useChallenge.ts";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import type { AccountView } from "./AccountView.ts";

interface LoginValues {
  email: string;
  password: string;
  remember: boolean;
  challenge?: { token?: string };
  MFA?: { token?: string };
}

/** The steps of a login: credentials, the proof of a person, the second factor. */
export function useLogin(onLogin: AccountView["onLogin"]) {
  const { api, language } = useShop();
  const form = useForm<LoginValues>(LOGIN_NAMES);
  const challenge = useChallenge("login");
  const [mode, setMode] = useState<LoginMode>("bot-check");
  const [secondFactor, setSecondFactor] = useState<SecondFactor | null>(null);
  const code = useRef<HTMLInputElement>(null);
  const authenticator = useRef<HTMLInputElement>(null);

  const check = (body: object) => validateForm(Login, body, language);

  /** Sends what was typed with a proof; a refusal may ask for another. */
  async function send(proof: LoginProof): Promise<void> {
    const { email, password, remember, MFA } = form.values();
    const body = {
      email,
      password,
      remember,
      ...proof,
      ...(MFA && proof.action === "submit" && { MFA: { type: "TOTP" as const, token: MFA.token ?? null } }),
    };
    if (!form.accept(check(body))) return;
    try {
      onLogin(await getData((await api()).login({ body })), { remember });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // The widget's word was not enough for the shop: a code it is.
      if (isReference(error.error, BOT_CHECK_FAILED)) return switchToCode();
      refuse(error);
    }
  }

  function refuse(refused: RefusedError) {
    const { error } = refused;
    const requested = parseSecondFactor(error);
    // On the page before it takes the focus.
    flushSync(() => {
      if (isReference(error, "oneTimeCodeRequired")) setMode("one-time-code");
      if (requested) setSecondFactor(requested);
      form.fail(refused);
    });
    const shown: LoginMode = code.current ? "one-time-code" : "bot-check";
    const focus = focusAfter(shown, (error as { value?: unknown }).value);
    if (focus === "code") code.current?.focus();
    if (focus === "authenticator" || requested?.setup) authenticator.current?.focus();
  }

  async function switchToCode(): Promise<void> {
    setMode("one-time-code");
    await send(askForCode());
  }

  async function prove(): Promise<void> {
    const { email, password, challenge: typed } = form.values();
    const credentials = check({ email, password, action: "send-one-time-code" });
    const step = loginStep(mode, Object.keys(credentials).length === 0);
    if (step === "stop") return void form.accept(credentials);
    if (step === "send") return send(codeProof(typed?.token ?? ""));
    const token = await challenge.run().catch((error: unknown) => {
      if (error instanceof ChallengeFailedError) return null;
      throw error;
    });
    if (modeAfterBotCheck(token) === "bot-check" && token) return send(botCheckProof(token));
    return switchToCode();
  }

  return {
    form,
    challenge,
    mode,
    secondFactor,
    code,
    authenticator,
    submit: () => form.run(prove),
    /** Sends another code; the old one is taken out of its field. */
    resend: () =>
      form.run(async () => {
        if (code.current) code.current.value = "";
        await send(askForCode());
      }),
  };
}
