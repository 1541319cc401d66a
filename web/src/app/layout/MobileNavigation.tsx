import { useRouterState } from "@tanstack/react-router";
import type { NavigationMenuEntry } from "@velours/sdk/types";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { FeedButton } from "../../features/notifications/FeedButton.tsx";
import { useShop } from "../../platform/api/useShop.ts";
import { LanguageLink } from "../../platform/layout/LanguageLink.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Drawer } from "../../platform/ui/Drawer.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { RegionSelect } from "./RegionSelect.tsx";

/** The way through the shop on a phone: one list whose entries unfold. */
export function MobileNavigation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const { navigation } = useSite();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) onClose();
    opened.current = path;
  }, [path, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title={text(m.menu)}
      closeLabel={text(m.close_menu)}
      footer={
        <div className="flex items-center justify-between gap-4">
          <RegionSelect tone="light" name="menu-region" />
          <LanguageLink />
        </div>
      }
    >
      <nav aria-label={text(m.main_navigation)} className="px-6 py-4">
        <ul>
          {navigation.map((entry) => (
            <Entry key={entry.url} entry={entry} />
          ))}
          <li>
            <FeedButton worded className="flex min-h-12 w-full items-center gap-3 font-medium" />
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}

function Entry({ entry }: { entry: NavigationMenuEntry }) {
  const text = useText();
  const label = localizedLabel(entry, useShop().language);
  if (!entry.menu?.length) {
    return (
      <li className="border-b border-line">
        <Link href={entry.url} className="flex min-h-12 items-center font-medium">
          {label}
        </Link>
      </li>
    );
  }
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-12 list-none items-center justify-between font-medium [[open]>&>svg]:rotate-180">
          {label}
          <ChevronDown aria-hidden="true" size={18} className="transition-transform" />
        </summary>
        <ul className="pb-3 pl-4">
          {!entry.menu.some(({ url }) => url === entry.url) && (
            <li>
              <Link href={entry.url} className="flex min-h-11 items-center text-brand-700">
                {text(m.view_all_in, { label })}
              </Link>
            </li>
          )}
          {entry.menu.map((child) => (
            <Entry key={child.url} entry={child} />
          ))}
        </ul>
      </details>
    </li>
  );
}
