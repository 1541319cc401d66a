import type { MerchantPromotion } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
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
    <DeskDialog
      busy={busy}
      onClose={onClose}
      title={text(m.desk_promotion_end_title, { name: promotion.name })}
    >
      <ChangeForm
        label={text(m.desk_promotion_end)}
        busy={busy}
        failure={failure}
        onSubmit={() => run(undefined)}
      >
        <p>{text(m.desk_promotion_end_note)}</p>
      </ChangeForm>
    </DeskDialog>
  );
}
