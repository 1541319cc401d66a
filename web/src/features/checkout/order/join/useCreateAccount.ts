import type { Client } from "@velours/sdk";
import { useRef, useState } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { getData } from "../../../../platform/forms/useForm.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { describeFailure, type JoinFailure } from "./describeFailure.ts";

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
