import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { BagButton } from "../cart/BagButton.tsx";
import { useSite } from "../shop/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Link } from "../ui/Link.tsx";
import { DesktopNavigation } from "./DesktopNavigation.tsx";
import { LanguageLink } from "./LanguageLink.tsx";
import { RegionSelect } from "./RegionSelect.tsx";
import { Wordmark } from "./Wordmark.tsx";

const MobileNavigation = lazy(async () => ({
  default: (await import("./MobileNavigation.tsx")).MobileNavigation,
}));

/** Top of every page but the bare ones: promise, name, ways into the shop, bag. */
export function Header() {
  const text = useText();
  const site = useSite();
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  return (
    <header className="sticky top-0 z-30 bg-white">
      <div className="bg-brand-950 text-white">
        <div className="page flex min-h-9 items-center justify-between gap-4 text-sm">
          <p>{text(m.promise_discreet)}</p>
          <div className="hidden items-center gap-5 tablet:flex">
            <RegionSelect tone="dark" name="header-region" />
            <LanguageLink />
          </div>
        </div>
      </div>
      <div className="border-b border-line">
        <div className="page flex min-h-16 items-center gap-2 desktop:min-h-20 desktop:gap-8">
          <button
            type="button"
            aria-label={text(m.open_menu)}
            aria-expanded={menu === "open"}
            onClick={() => setMenu("open")}
            className="-ml-3 flex size-11 items-center justify-center rounded-full hover:bg-mist desktop:hidden"
          >
            <Menu aria-hidden="true" size={24} />
          </button>
          <Link
            href="/"
            aria-label={text(m.home_link, { name: site.name })}
            className="shrink-0 whitespace-nowrap"
          >
            <Wordmark name={site.name} />
          </Link>
          <DesktopNavigation />
          <BagButton />
        </div>
      </div>
      {menu !== "unused" && (
        <Suspense>
          <MobileNavigation open={menu === "open"} onClose={() => setMenu("closed")} />
        </Suspense>
      )}
    </header>
  );
}
