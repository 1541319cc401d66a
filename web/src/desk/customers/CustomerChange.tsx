import { useQueryClient } from "@tanstack/react-query";
import type { RequestResult } from "@velours/sdk";
import { getCustomerQuery } from "@velours/sdk/query";
import { useRef } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useChange } from "../useChange.ts";

interface Props<Input> {
  /** Id of the customer. */
  id: string;
  label: string;
  input: Input;
  change: (input: Input, idempotencyKey: string) => Promise<RequestResult<unknown>>;
  /** There is nothing to change; the button stays, because it may have the focus. */
  isOff?: boolean;
}

/** A button that changes one thing about a customer, who is read again after it. */
export function CustomerChange<Input>({ id, label, input, change, isOff = false }: Props<Input>) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const refresh = () =>
    void queries.invalidateQueries({
      queryKey: getCustomerQuery(api, { params: { path: { id } } }).queryKey,
    });
  const { run, busy, isUnknown, failure } = useChange(change, { done: refresh, failed: refresh });
  // The customer may have been read anew since, and asks for the opposite now.
  const sent = useRef(input);
  const isLocked = isOff && !isUnknown;
  function press() {
    if (isLocked) return;
    if (!isUnknown) sent.current = input;
    run(sent.current);
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className={isLocked ? "aria-disabled:text-ink-faint" : undefined}
        busy={busy}
        {...(isLocked && { "aria-disabled": true })}
        onClick={press}
      >
        {isUnknown ? text(m.desk_try_again) : label}
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
