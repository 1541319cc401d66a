import { useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";

const NewsletterModal = lazyPart(async () => (await import("./NewsletterModal.tsx")).NewsletterModal);

/** Opens the sign-up for the newsletter. */
export function NewsletterButton({ className }: { className: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        {text(m.newsletter)}
      </button>
      <NewsletterModal open={open} onClose={hide} missing={{ open: show, close: hide }} />
    </>
  );
}
