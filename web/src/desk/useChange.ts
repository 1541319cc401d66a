import { useQueryClient } from "@tanstack/react-query";
import { orThrow, RefusedError, type RequestResult } from "@velours/sdk";
import { getMerchantAccessQuery } from "@velours/sdk/query";
import { createElement, type ReactNode, useRef, useState } from "react";
import { endsRequest } from "../platform/api/endsRequest.ts";
import { proposalsKey } from "./approvals/proposalsKey.ts";
import { createOpenKey } from "./createOpenKey.ts";
import { useDesk } from "./desk.ts";
import { Refusal } from "./frame/Refusal.tsx";
import { useDescribeFailure } from "./frame/useDescribeFailure.ts";
import { isRefused } from "./isRefused.ts";
import { isSignedOut } from "./isSignedOut.ts";

interface Follow<Input, Result> {
  done: (result: Result, input: Input) => void;
  /** Called instead of `failed` where the change waits for another person's consent. */
  waits?: () => void;
  /** Names a change that must not be made twice: while its outcome is open, another form of it sends the same key. */
  subject?: string;
  /** The state that it changes, as it is shown: from another one on, the outcome is known, and the next change is its own. */
  from?: string | boolean;
  /** Called after a refusal, and after a lost answer: what is on the screen may be out of date. */
  failed?: (error: unknown) => void;
}

/**
 * Asks for a change once: while its outcome is open, pressing again sends the same key, and the shop carries it out once. A
 * session that has ended brings the sign-in, over what is open.
 */
export function useChange<Input, Result>(
  change: (input: Input, idempotencyKey: string) => Promise<RequestResult<Result>>,
  { done, waits, failed, subject, from }: Follow<Input, Result>,
) {
  const { api, access } = useDesk();
  const describeFailure = useDescribeFailure();
  const queries = useQueryClient();
  const open = () => ({ from, openKey: createOpenKey(subject, access) });
  const [opened, setOpened] = useState(open);
  const { openKey } = opened;
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  if (opened.from !== from) {
    setOpened(open());
    setUnknown(false);
  }

  async function run(input: Input): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const result = orThrow(await change(input, openKey.open()));
      openKey.close();
      setUnknown(false);
      done(result, input);
    } catch (error) {
      const settled = endsRequest(error);
      if (settled) openKey.close();
      // A body that is not valid changed nothing, but the key may be another form's, whose answer was lost.
      if (!isRefusedAtDoor(error)) setUnknown(!settled && !isRefused(error, "validationError"));
      if (isSignedOut(error))
        void queries.invalidateQueries({ queryKey: getMerchantAccessQuery(api).queryKey });
      if (waits && isRefused(error, "consentRequired")) {
        void queries.invalidateQueries({ queryKey: [proposalsKey] });
        return waits();
      }
      failed?.(error);
      setFailure(createElement(Refusal, { failure: describeFailure(error), error }));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run: (input: Input) => void run(input), busy, isUnknown, failure, forget: () => setFailure(null) };
}

/** True when nobody was signed in: it changed nothing, and says nothing about an attempt before it. */
const isRefusedAtDoor = (error: unknown) =>
  isSignedOut(error) && error instanceof RefusedError && error.attempts < 2;
