import { Account } from "../account/Account.tsx";
import { Bag } from "../cart/Bag.tsx";
import { CartStart } from "../cart/CartStart.tsx";
import { SessionStart } from "../session/SessionStart.tsx";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

/** What every page needs, but none for its first view: it is fetched when that is on the screen. */
export function AfterFirstView({ bare }: { bare: boolean }) {
  return (
    <>
      {!bare && <Bag />}
      {/* The bag is brought up to date again on the way into the checkout and out of it. */}
      <CartStart key={String(bare)} />
      <SessionStart />
      <Account />
      <RouteAnnouncer />
    </>
  );
}
