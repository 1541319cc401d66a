import { RefusedError, type RequestResult } from "@velours/sdk";
import { useState } from "react";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { Refusal } from "../frame/Refusal.tsx";
import { useChange } from "../useChange.ts";
import { parseReason } from "./importing/refusals.ts";

interface Props {
  /** Names the removal; also the button's label. */
  title: string;
  /** Says the consequences. */
  note: string;
  remove: (idempotencyKey: string) => Promise<RequestResult<unknown>>;
  onClose: () => void;
  onRemoved: () => void;
  /** Called after a refusal and after a lost answer. */
  onFailed: (error: unknown) => void;
}

/** Asks before something is removed. */
export function RemoveDialog({ title, note, remove, onClose, onRemoved, onFailed }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy, failure } = useChange((_: undefined, key) => remove(key), {
    done: onRemoved,
    failed(error) {
      setReason(error instanceof RefusedError ? parseReason(error.error) : null);
      onFailed(error);
    },
  });
  return (
    <DeskDialog busy={busy} onClose={onClose} title={title}>
      <ChangeForm
        label={title}
        busy={busy}
        failure={failure && <Refusal failure={failure} reason={reason} />}
        onSubmit={() => run(undefined)}
      >
        <p className="break-words">{note}</p>
      </ChangeForm>
    </DeskDialog>
  );
}
