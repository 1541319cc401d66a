import { useQueryClient } from "@tanstack/react-query";
import type { RequestResult } from "@velours/sdk";
import { getCustomerQuery } from "@velours/sdk/query";
import { Button } from "../../platform/ui/Button.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useChange } from "../useChange.ts";

interface Props {
  /** Id of the customer. */
  id: string;
  label: string;
  change: (idempotencyKey: string) => Promise<RequestResult<unknown>>;
}

/** A button that changes one thing about a customer, who is read again after it. */
export function CustomerChange({ id, label, change }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const refresh = () =>
    void queries.invalidateQueries({
      queryKey: getCustomerQuery(api, { params: { path: { id } } }).queryKey,
    });
  const { run, busy, isUnknown, failure } = useChange(
    (_: undefined, idempotencyKey) => change(idempotencyKey),
    { done: refresh, failed: refresh },
  );
  return (
    <>
      <Button variant="outline" size="small" busy={busy} onClick={() => run(undefined)}>
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
