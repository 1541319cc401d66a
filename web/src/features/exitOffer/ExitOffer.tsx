import { EXIT_COOKIE_DAYS, hasExitIntent, isExitPeriod, readCookie, storageNames } from "@velours/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { setCookie } from "../../platform/browser/setCookie.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { useCart } from "../cart/useCart.ts";
import type { ExitJudgement } from "./ExitModal.tsx";
import { watchExit } from "./watchExit.ts";

const ExitModal = lazyPart(async () => (await import("./ExitModal.tsx")).ExitModal, { quiet: true });

const hasCookie = (name: string) => readCookie(document.cookie, name) !== undefined;

const daysToSeconds = (days: number | undefined) => (days === undefined ? undefined : days * 86_400);

/** Offers something to a shopper who is about to leave with a cart. */
export function ExitOffer() {
  const { state } = useCart();
  const { code, exitOffer } = useSite();
  const [open, setOpen] = useState(false);
  const [isOff, setOff] = useState(false);
  const remember = useRef(() => {});
  const { products, promotion, visible } = state;
  const mayOffer = hasExitIntent({
    lines: products.data,
    promotion: promotion.error ? null : promotion.data,
    subscribed: false,
  });
  useEffect(() => {
    if (!mayOffer || visible || open || isOff) return;
    const names = storageNames(code, "");
    return watchExit(
      (write) => {
        remember.current = write;
        setOpen(true);
      },
      {
        root: document.documentElement,
        hasCookie,
        setCookie: (name, days) => setCookie(name, "1", daysToSeconds(days)),
      },
      {
        cookieName: names.exitOffer,
        cookieDays: EXIT_COOKIE_DAYS,
        isOn: () => !hasCookie(names.newsletter) && isExitPeriod(exitOffer ?? {}, serverNow()),
      },
    );
  }, [mayOffer, visible, open, isOff, code, exitOffer]);

  function settle(judgement: ExitJudgement) {
    if (judgement === "offered") return remember.current();
    setOpen(false);
    // Each question counts against the codes that a shopper may try.
    if (judgement === "failed") setOff(true);
  }

  return <ExitModal open={open} onJudged={settle} onClose={() => setOpen(false)} />;
}
