import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Modal } from "../../../platform/ui/Modal.tsx";

/** Above the step after an acceptance failed; nothing can be done but wait for the order. */
export function OfferFailure({ open, seconds }: { open: boolean; seconds: number }) {
  const text = useText();
  return (
    <Modal open={open} onClose={() => {}} dismissible={false} title={text(m.offer_failed)}>
      <div role="alert" className="mt-4 flex flex-col gap-3">
        <p className="font-semibold">{text(m.offer_failed_issue)}</p>
        <p className="text-ink-soft">{text(m.offer_failed_email)}</p>
        <p className="text-ink-soft">{text(m.offer_failed_meanwhile)}</p>
      </div>
      <p role="timer" aria-live="off" className="mt-6 font-semibold text-brand-700 tabular-nums">
        {text(m.offer_forwarding, { seconds })}
      </p>
    </Modal>
  );
}
