import { Menu } from "lucide-react";
import { useState } from "react";
import { AccountButton } from "../../features/account/AccountButton.tsx";
import { CartButton } from "../../features/cart/CartButton.tsx";
import { FeedButton } from "../../features/notifications/FeedButton.tsx";
import { SearchButton } from "../../features/search/SearchButton.tsx";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { LanguageLink } from "../../platform/layout/LanguageLink.tsx";
import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { freeShippingText } from "../../platform/sites/freeShippingText.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { DesktopNavigation } from "./DesktopNavigation.tsx";
import { PlainNavigation } from "./PlainNavigation.tsx";
import { RegionSelect } from "./RegionSelect.tsx";

/** A line along the top while the next page is on its way; what takes less than a blink shows none. */
function NavigationProgress() {
  const loading = useIsLoading();
  if (!loading) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 origin-left animate-[navigation-progress_8s_ease-out_150ms_both] bg-brand-500 motion-reduce:animate-none"
    />
  );
}

/** Above the header: what holds for this region. */
function Announcement() {
  const text = useText();
  const own = useSiteText()("announcement");
  const free = freeShippingText(text, useRegion());
  return (
    <p>
      {free && <span className="font-semibold">{free}</span>}
      {free && own && <span aria-hidden="true"> · </span>}
      {own && <span>{own}</span>}
    </p>
  );
}

const MobileNavigation = lazyPart(async () => (await import("./MobileNavigation.tsx")).MobileNavigation);

/** Top of every page but the bare ones: promise, name, ways into the shop, cart. */
export function Header() {
  const text = useText();
  const site = useSite();
  const [menu, setMenu] = useState(false);
  const openMenu = () => setMenu(true);
  const closeMenu = () => setMenu(false);
  return (
    <header className="sticky top-0 z-30 bg-white print:static">
      <NavigationProgress />
      <div className="on-dark bg-brand-950 text-white [--ring-offset:-3px] print:hidden">
        <div className="page flex min-h-9 items-center justify-between gap-4 text-sm max-tablet:has-[>p:empty]:hidden">
          <Announcement />
          <div className="hidden items-center gap-5 tablet:flex">
            <RegionSelect tone="dark" name="header-region" />
            <LanguageLink />
          </div>
        </div>
      </div>
      <div className="border-b border-line">
        <div className="page flex min-h-16 items-center gap-2 desktop:min-h-20 desktop:gap-8">
          <PlainButton
            aria-label={text(m.open_menu)}
            aria-expanded={menu}
            onClick={openMenu}
            className="-ml-3 flex size-11 items-center justify-center rounded-full hover:bg-mist desktop:hidden noscript:hidden print:hidden"
          >
            <Menu aria-hidden="true" size={24} />
          </PlainButton>
          <Link
            href="/"
            aria-label={text(m.home_link, { name: site.name })}
            className="shrink-0 whitespace-nowrap"
          >
            <Wordmark />
          </Link>
          <DesktopNavigation />
          <div className="-mr-2.5 ml-auto flex shrink-0 items-center wide:gap-1 noscript:hidden print:hidden">
            <SearchButton />
            <FeedButton className="hidden size-11 shrink-0 items-center justify-center rounded-full hover:bg-mist wide:flex" />
            <AccountButton />
            <CartButton />
          </div>
        </div>
      </div>
      <noscript>{import.meta.env.SSR && <PlainNavigation />}</noscript>
      <MobileNavigation open={menu} onClose={closeMenu} missing={{ open: openMenu, close: closeMenu }} />
    </header>
  );
}
