import { type Client, RefusedError } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Language } from "@velours/sdk/types";
import { useRef, useState } from "react";
import { isOutage } from "../../../../platform/api/isOutage.ts";
import { useShop } from "../../../../platform/api/useShop.ts";
import { formFailure } from "../../../../platform/forms/formFailure.ts";
import { getData } from "../../../../platform/forms/useForm.ts";
import { m, type Text, useText } from "../../../../platform/text/useText.ts";

interface JoinFailure {
  /** The cause and a remedy; absent when only joining with a password helps. */
  reason?: string | undefined;
  mayRetry: boolean;
  /** No answer came: the account may have been created. */
  lost: boolean;
}

interface Attempt {
  text: Text;
  language: Language;
  email: string;
  /** An attempt before this one got no answer. */
  wasLost: boolean;
}

/** Why an account could not be created after an order. */
function describeFailure(error: unknown, { text, language, email, wasLost }: Attempt): JoinFailure {
  if (!(error instanceof RefusedError))
    return { reason: text(m.account_not_reached), mayRetry: true, lost: true };
  if (isReference(error.error, "joinNonceInvalid")) {
    // The nonce works once, and the attempt without an answer may have used it.
    return {
      mayRetry: false,
      lost: wasLost,
      ...(wasLost && { reason: text(m.account_maybe_ready, { email }) }),
    };
  }
  const { general, fields } = formFailure(error, { text, language, names: {} });
  return {
    reason: general || Object.values(fields)[0],
    mayRetry: isOutage(error.response),
    lost: wasLost,
  };
}

/** Milliseconds before the outcome shows, also when the shop answers at once. */
const MINIMUM = 1500;

interface Buyer {
  email: string;
  nonce: string;
}

/** Joins with an order's address and nonce. Rejects with what the shop or the connection refused. */
async function createAccount(
  api: () => Promise<Pick<Client, "register">>,
  { email, nonce }: Buyer,
): Promise<void> {
  const register = async () =>
    getData((await api()).register({ body: { email, token: nonce, termsOfService: true } }));
  const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM));
  const [outcome] = await Promise.allSettled([register(), minimum]);
  if (outcome.status === "rejected") throw outcome.reason;
}

type State =
  | { kind: "offer" }
  | { kind: "loading" }
  | { kind: "success" }
  | { kind: "failure"; failure: JoinFailure };

/** The account of a buyer: offered, being created, there or not. */
export function useCreateAccount(email: string, nonce: string) {
  const text = useText();
  const { api, language } = useShop();
  const [state, setState] = useState<State>({ kind: "offer" });
  // Two presses before the next rendering are one.
  const running = useRef(false);
  const wasLost = useRef(false);

  async function create(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setState({ kind: "loading" });
    try {
      await createAccount(api, { email, nonce });
      setState({ kind: "success" });
    } catch (error) {
      const failure = describeFailure(error, { text, language, email, wasLost: wasLost.current });
      wasLost.current = failure.lost;
      setState({ kind: "failure", failure });
    } finally {
      running.current = false;
    }
  }

  return { state, create };
}
