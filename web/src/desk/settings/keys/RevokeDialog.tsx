import type { MerchantKey } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { ChangeForm } from "../../frame/ChangeForm.tsx";
import { DeskDialog } from "../../frame/DeskDialog.tsx";
import { useChange } from "../../useChange.ts";

interface Props {
  merchantKey: MerchantKey;
  onClose: () => void;
  refresh: () => void;
}

/** Asks before a program loses its key, which cannot be given back. */
export function RevokeDialog({ merchantKey: { id, name }, onClose, refresh }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const { run, busy, failure } = useChange(
    (_: undefined, idempotencyKey) => api.revokeMerchantKey({ params: { path: { id } }, idempotencyKey }),
    {
      done() {
        refresh();
        onClose();
      },
      failed: refresh,
    },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_revoke_key, { name })}>
      <ChangeForm label={text(m.desk_revoke)} busy={busy} failure={failure} onSubmit={() => run(undefined)}>
        <p>{text(m.desk_revoke_note)}</p>
      </ChangeForm>
    </DeskDialog>
  );
}
