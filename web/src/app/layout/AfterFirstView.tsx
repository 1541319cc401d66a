import { useEffect } from "react";
import { Account } from "../../features/account/Account.tsx";
import { CartOverlays } from "../../features/cart/CartOverlays.tsx";
import { CartStart } from "../../features/cart/CartStart.tsx";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { SessionStart } from "../../platform/session/SessionStart.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { AppStart } from "./AppStart.tsx";
import { Footer, Header } from "./frame.ts";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

const AgeNotice = lazyPart(async () => (await import("../../features/ageNotice/AgeNotice.tsx")).AgeNotice, {
  quiet: true,
});

/** Parts that every page needs, but none for its first view: they are fetched when that is on the screen. */
export function AfterFirstView({ bare }: { bare: boolean }) {
  const { ageNotice } = useSite();
  useEffect(() => {
    if (!bare) return;
    // The next page has a header. Not while this one is still busy.
    const timer = setTimeout(() => {
      void Header.preload();
      void Footer.preload();
    }, 3_000);
    return () => clearTimeout(timer);
  }, [bare]);
  return (
    <>
      {!bare && <CartOverlays />}
      {/* The cart is brought up to date again on the way into the checkout and out of it. */}
      <CartStart key={String(bare)} />
      <SessionStart />
      <Account />
      <RouteAnnouncer />
      <AppStart />
      {ageNotice && <AgeNotice notice={ageNotice} />}
    </>
  );
}
