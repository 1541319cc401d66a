import type { MerchantPromotion } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { useDesk, useDeskText } from "../desk.ts";
import { readCurrent } from "../readCurrent.ts";
import { useChange } from "../useChange.ts";

interface Props {
  promotion: MerchantPromotion;
  onClose: () => void;
  onDone: (promotion: MerchantPromotion) => void;
  /** Somebody changed it since it was read. */
  onChanged: (current: MerchantPromotion) => void;
}

/** Ends a promotion before its time. */
export function EndDialog({ promotion: { promotion, revision }, onClose, onDone, onChanged }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const { run, busy, failure } = useChange(
    (_: undefined, idempotencyKey) =>
      api.endMerchantPromotion({
        params: { path: { id: promotion.id }, header: { "If-Match": revision } },
        idempotencyKey,
      }),
    {
      done: onDone,
      failed(error) {
        const current = readCurrent<MerchantPromotion>(error);
        if (current !== undefined) onChanged(current);
      },
    },
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={text(m.desk_promotion_end_title, { name: promotion.name })}
      closeLabel={text(m.close)}
    >
      <div className="mt-4 flex flex-col gap-4">
        <p>{text(m.desk_promotion_end_note)}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button wide busy={busy} onClick={() => run(undefined)}>
          {text(m.desk_promotion_end)}
        </Button>
      </div>
    </Modal>
  );
}
