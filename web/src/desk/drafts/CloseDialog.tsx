import { useQueryClient } from "@tanstack/react-query";
import type { MerchantDraft } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { useChange } from "../useChange.ts";
import { draftsKey } from "./useDrafts.ts";

interface Props {
  draft: MerchantDraft;
  onClose: () => void;
}

/** Asks before a draft is closed. */
export function CloseDialog({ draft: { id, email }, onClose }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: [draftsKey] });
  const { run, busy, isUnknown, failure } = useChange(
    (_: null, idempotencyKey) => api.closeDraft({ params: { path: { id } }, idempotencyKey }),
    {
      done() {
        reload();
        onClose();
      },
      failed: reload,
    },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_draft_close)}>
      <ChangeForm
        label={text(m.desk_draft_close)}
        isUnknown={isUnknown}
        busy={busy}
        failure={failure}
        onSubmit={() => run(null)}
      >
        <p className="font-semibold break-words">{email}</p>
        <p>{text(m.desk_draft_close_note)}</p>
      </ChangeForm>
    </DeskDialog>
  );
}
