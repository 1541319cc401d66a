import { useQueryClient } from "@tanstack/react-query";
import { orThrow, type RequestResult, randomKey } from "@velours/sdk";
import { getMerchantAccessQuery } from "@velours/sdk/query";
import { useRef, useState } from "react";
import { isConnectionError } from "../platform/api/isConnectionError.ts";
import { useDesk, useDeskText } from "./desk.ts";
import { describeFailure } from "./frame/describeFailure.ts";
import { isRefused } from "./isRefused.ts";
import { isSettled } from "./isSettled.ts";

interface Follow<Input, Result> {
  done: (result: Result, input: Input) => void;
  /** Called after a refusal, and after a lost answer: what is on the screen may be out of date. */
  failed?: (error: unknown) => void;
}

/**
 * Asks for a change once: while its outcome is open, pressing again sends the same key, and the shop carries it out once. A
 * session that has ended brings the sign-in, over what is open.
 */
export function useChange<Input, Result>(
  change: (input: Input, idempotencyKey: string) => Promise<RequestResult<Result>>,
  { done, failed }: Follow<Input, Result>,
) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const key = useRef(randomKey());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(input: Input): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const result = orThrow(await change(input, key.current));
      key.current = randomKey();
      setUnknown(false);
      done(result, input);
    } catch (error) {
      const settled = isSettled(error);
      if (settled) key.current = randomKey();
      setUnknown(!settled);
      if (isRefused(error, "merchantKeyInvalid"))
        void queries.invalidateQueries({ queryKey: getMerchantAccessQuery(api).queryKey });
      failed?.(error);
      setFailure(describeFailure(error, text, isConnectionError));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run: (input: Input) => void run(input), busy, isUnknown, failure, forget: () => setFailure(null) };
}
