import { useRef, useState } from "react";
import { useShop } from "../../../../platform/api/useShop.ts";
import { useText } from "../../../../platform/text/useText.ts";
import { createAccount } from "./createAccount.ts";
import { describeFailure, type JoinFailure } from "./describeFailure.ts";

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
