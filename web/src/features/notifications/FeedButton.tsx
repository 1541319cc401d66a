import { Bell } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";

const FeedDrawer = lazyPart(async () => (await import("./FeedDrawer.tsx")).FeedDrawer);

/** Opens the notifications feed, which is fetched with it. */
export function FeedButton({ className, worded = false }: { className: string; worded?: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label={text(m.feed_open)}
        aria-haspopup="dialog"
        onClick={show}
        className={className}
      >
        <Bell aria-hidden="true" size={worded ? 20 : 24} />
        {worded && text(m.feed_open)}
      </button>
      <FeedDrawer open={open} onClose={hide} missing={{ open: show, close: hide }} />
    </>
  );
}
