import { useSelector } from "@tanstack/react-store";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { consentStore } from "../../platform/analytics/consentStore.ts";
import { useShop } from "../../platform/api/useShop.ts";
import { pagePathOr } from "../../platform/sites/pagePaths.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { useReturnFocus } from "../../platform/ui/useReturnFocus.ts";

/** Keeps what has the focus, and the end of the page, from lying under an element that stands at the bottom of the window. */
function reserveSpace(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--reserved", `${element.offsetHeight + 16}px`);
  const observer = new ResizeObserver(measure);
  measure();
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty("--reserved");
  };
}

/** The question about analytics, beside the page and not above it. It takes the focus only when the shopper asked for it. */
export function ConsentBanner({ open }: { open: boolean }) {
  const text = useText();
  const { site, conversionUrl, origin } = useShop();
  const settings = useSite();
  const { granted, reopened } = useSelector(consentStore);
  const returnFocus = useReturnFocus(open);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open && section.current) return reserveSpace(section.current);
  }, [open]);
  useEffect(() => {
    if (reopened) section.current?.focus();
  }, [reopened]);
  if (!open) return null;

  /** The focused element is about to go. */
  function leave(end: () => void) {
    const hadFocus = section.current?.contains(document.activeElement);
    end();
    const next = hadFocus && returnFocus();
    if (next) next.focus({ preventScroll: true });
  }

  function pressKey({ key }: KeyboardEvent) {
    if (key === "Escape" && granted !== undefined) leave(consentStore.close);
  }

  return (
    <section
      ref={section}
      data-consent
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={pressKey}
      className="fixed inset-x-0 bottom-(--notice,0rem) z-30 border-t border-line bg-white px-4 py-2 shadow-float wide:right-auto wide:bottom-[calc(1rem+var(--notice,0rem))] wide:left-4 wide:w-105 wide:rounded-lg wide:border wide:p-5 low:static low:w-auto print:hidden"
    >
      <h2 id={id} className="inline text-sm font-semibold wide:block wide:text-base">
        {text(m.consent_title)}
      </h2>{" "}
      <p className={classes("text-sm text-ink-soft wide:mt-1 wide:block", !reopened && "inline")}>
        {/* On a phone one line, until the shopper asks for it. */}
        <span className={reopened ? undefined : "hidden wide:inline"}>{text(m.consent_text)} </span>
        {conversionUrl !== undefined && new URL(conversionUrl, origin).origin !== origin && (
          <span>{text(m.consent_partner)} </span>
        )}
        <Link
          href={pagePathOr(settings, "privacy", "/help#privacy")}
          className="whitespace-nowrap text-brand-700 underline underline-offset-4"
        >
          {text(m.consent_more)}
        </Link>
      </p>
      {granted !== undefined && (
        <p className="mt-2 text-sm font-semibold">{text(granted ? m.consent_allowed : m.consent_declined)}</p>
      )}
      <div className="mt-1.5 grid grid-cols-2 gap-3 wide:mt-4">
        {[false, true].map((answer) => (
          <Button
            key={String(answer)}
            variant="outline"
            onClick={() => leave(() => consentStore.answer(site, answer))}
          >
            {text(answer ? m.consent_allow : m.consent_decline)}
          </Button>
        ))}
      </div>
    </section>
  );
}
