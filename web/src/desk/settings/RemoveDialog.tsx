import type { RequestResult } from "@velours/sdk";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { useChange } from "../useChange.ts";

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
  const { run, busy, failure } = useChange((_: undefined, key) => remove(key), {
    done: onRemoved,
    failed: onFailed,
  });
  return (
    <DeskDialog busy={busy} onClose={onClose} title={title}>
      <ChangeForm label={title} busy={busy} failure={failure} onSubmit={() => run(undefined)}>
        <p className="break-words">{note}</p>
      </ChangeForm>
    </DeskDialog>
  );
}
