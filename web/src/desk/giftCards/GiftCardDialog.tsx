import { useQueryClient } from "@tanstack/react-query";
import type { GiftCardBlockInput, GiftCardLedger as Ledger, MerchantGiftCard } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../platform/ui/Notice.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { Failure } from "../frame/Failure.tsx";
import { Loading } from "../frame/Loading.tsx";
import { useChange } from "../useChange.ts";
import { GiftCardLedger } from "./GiftCardLedger.tsx";
import { giftCardKey, giftCardsKey, useGiftCard } from "./useGiftCards.ts";

interface Props {
  /** The card as the list shows it. */
  card: MerchantGiftCard;
  onClose: () => void;
  onBlocked: (card: MerchantGiftCard) => void;
}

/** The ledger of a gift card, and its blocking. While the outcome is unknown, the same can only be sent again. */
export function GiftCardDialog({ card: { id, lastDigits }, onClose, onBlocked }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const mayWrite = useMay("giftcards:write");
  const [reason, setReason] = useState("");
  const { data, error, refetch } = useGiftCard(id);
  const reload = () => {
    void queries.invalidateQueries({ queryKey: [giftCardsKey] });
    void queries.invalidateQueries({ queryKey: giftCardKey(id) });
  };
  const { run, busy, isUnknown, failure } = useChange(
    (body: GiftCardBlockInput, idempotencyKey) =>
      api.blockGiftCard({ params: { path: { id } }, body, idempotencyKey }),
    {
      done({ card }: Ledger) {
        reload();
        onBlocked(card);
      },
      failed: reload,
    },
  );
  return (
    <DeskDialog busy={busy} onClose={onClose} title={text(m.desk_gift_card_ends, { digits: lastDigits })}>
      {error && !data && <Failure error={error} reset={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <GiftCardLedger {...data} />
          <div className="flex flex-col items-start gap-2">
            <DownloadButton
              name={`gift-card-${id}.csv`}
              load={() => api.exportGiftCardEntries({ params: { path: { id } } })}
            />
          </div>
        </>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {mayWrite && (data?.card.state === "open" || isUnknown) && (
        <ChangeForm
          label={text(m.desk_gift_card_block)}
          isUnknown={isUnknown}
          busy={busy}
          disabled={reason.trim() === ""}
          onSubmit={() => run({ reason: reason.trim() })}
        >
          <p>{text(m.desk_gift_card_block_note)}</p>
          <TextArea
            label={text(m.desk_reason)}
            name="reason"
            rows={2}
            maxLength={500}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </ChangeForm>
      )}
    </DeskDialog>
  );
}
