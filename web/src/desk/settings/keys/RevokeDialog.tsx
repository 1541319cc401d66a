import type { MerchantKey } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { useDesk, useDeskText } from "../../desk.ts";
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
    (_: undefined) => api.revokeMerchantKey({ params: { path: { id } } }),
    {
      done() {
        refresh();
        onClose();
      },
      failed: refresh,
    },
  );
  return (
    <Modal open onClose={onClose} title={text(m.desk_revoke_key, { name })} closeLabel={text(m.close)}>
      <div className="mt-4 flex flex-col gap-4">
        <p>{text(m.desk_revoke_note)}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button wide busy={busy} onClick={() => run(undefined)}>
          {text(m.desk_revoke)}
        </Button>
      </div>
    </Modal>
  );
}
