import type { FormEvent, ReactNode, RefObject } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import type { OrderRequest } from "./useOrderRequest.ts";

interface Props {
  open: boolean;
  title: string;
  request: OrderRequest;
  form?: RefObject<HTMLFormElement | null>;
  onSend: () => void;
  sendLabel: string;
  /** Of the button that leaves things as they are. */
  keepLabel?: string;
  children: ReactNode;
}

/** Asks for a buyer's request about an order, and says what a refusal means. */
export function OrderDialog({ open, title, request, form, onSend, sendLabel, keepLabel, children }: Props) {
  const text = useText();
  const { busy, failure, isOver, close } = request;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  return (
    <Modal open={open} onClose={close} title={title} closeLabel={text(m.close)}>
      <form ref={form} noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
        {!isOver && children}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-col gap-3">
          {!isOver && (
            <Button wide type="submit" busy={busy}>
              {sendLabel}
            </Button>
          )}
          <Button wide variant="outline" onClick={close}>
            {(!isOver && keepLabel) || text(m.close)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
