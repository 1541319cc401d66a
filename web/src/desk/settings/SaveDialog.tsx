import { RefusedError, type RequestResult } from "@velours/sdk";
import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText } from "../desk.ts";
import { FieldChanges, type ShownChange } from "../FieldChanges.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";
import { parseReason } from "./importing/refusals.ts";

interface Props<Document, Stored> {
  next: Document;
  /** The fields in which `next` differs from what is there. */
  changes: readonly ShownChange[];
  save: (next: Document, idempotencyKey: string) => Promise<RequestResult<Stored>>;
  onClose: () => void;
  onDone: (saved: Stored) => void;
  /** Called with what somebody else has saved meanwhile. */
  onMoved: (current: Stored) => void;
  /** Called with the reason of a refusal, as an English sentence. */
  onRefused?: (reason: string) => void;
}

/** Shows what changes before it is saved; exactly that is, or it is refused because somebody changed it meanwhile. */
export function SaveDialog<Document, Stored>(props: Props<Document, Stored>) {
  const { next, changes, save, onClose, onDone, onMoved, onRefused } = props;
  const text = useDeskText();
  const [isMoved, setMoved] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy, isUnknown, failure } = useChange(save, {
    done: onDone,
    failed(error) {
      const current = readCurrent<Stored>(error);
      setMoved(current !== undefined);
      const why = error instanceof RefusedError ? parseReason(error.error) : null;
      setReason(why);
      if (why !== null) onRefused?.(why);
      if (current !== undefined) onMoved(current);
    },
  });
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_what_changes)}>
      {isMoved && <Notice tone="bad">{text(m.desk_moved_meanwhile)}</Notice>}
      {changes.length === 0 ? <p>{text(m.desk_nothing_changes)}</p> : <FieldChanges fields={changes} />}
      {failure && !isMoved && (
        <Notice tone="bad">
          <p>{failure}</p>
          {reason && <p lang="en">{reason}</p>}
        </Notice>
      )}
      {changes.length > 0 && (
        <Button wide busy={busy} onClick={() => run(next)}>
          {text(isUnknown ? m.desk_try_again : m.save)}
        </Button>
      )}
    </DeskDialog>
  );
}
