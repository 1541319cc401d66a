import { pagePath } from "@velours/sdk/rules";
import type { AgeNotice } from "@velours/sdk/types";
import { useRef } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";

interface Props {
  open: boolean;
  notice: AgeNotice;
  onConfirm: () => void;
}

/** Closes by an answer alone: neither Escape nor a press beside it confirms anything. */
export function AgeModal({ open, notice, onConfirm }: Props) {
  const text = useText();
  const { language } = useShop();
  const { pages = [] } = useSite();
  // A key pressed in passing must not answer, so no button has the focus first.
  const words = useRef<HTMLParagraphElement>(null);
  const n = notice.minimumAge;
  const ownText = localizedLabel({ label: notice.text ?? "", label_fr: notice.text_fr }, language);
  const links = [
    ...pages
      .filter(({ handle }) => handle === "terms" || handle === "privacy")
      .map((page) => ({ href: pagePath(page.handle), label: localizedLabel(page, language) })),
    { href: "/help", label: text(m.help) },
  ];
  return (
    <Modal
      open={open}
      onClose={() => {}}
      dismissible={false}
      focusFirst={words}
      title={text(m.age_title, { n })}
    >
      <p ref={words} tabIndex={-1} className="mt-3 text-ink-soft outline-none">
        {ownText || text(m.age_text)}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button wide size="large" onClick={onConfirm}>
          {text(m.age_confirm, { n })}
        </Button>
        <a
          href={notice.leaveUrl}
          rel="noreferrer"
          className={buttonClass({ variant: "outline", size: "large", wide: true })}
        >
          {text(m.age_leave)}
        </a>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {text(m.age_read_first)}
        {links.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-8 items-center text-brand-700 underline underline-offset-4"
          >
            {label}
          </Link>
        ))}
      </p>
    </Modal>
  );
}
