import { useRouterState } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useShop } from "../shop/useShop.ts";
import { useSite } from "../shop/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Link } from "../ui/Link.tsx";
import { labelOf } from "./labelOf.ts";

const NavigationPanel = lazy(async () => ({
  default: (await import("./NavigationPanel.tsx")).NavigationPanel,
}));

/** The top entries in a row; each opens its panel under the pointer, by its arrow, and closes with Escape. */
export function DesktopNavigation() {
  const text = useText();
  const { language } = useShop();
  const { navigation } = useSite();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [open, setOpen] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => setOpen(null), [path]);
  return (
    <nav
      aria-label={text(m.main_navigation)}
      className="hidden flex-1 desktop:block"
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(null)}
      onKeyDown={(event) => event.key === "Escape" && setOpen(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
    >
      <ul className="flex flex-wrap items-center gap-x-1">
        {navigation.map((entry) => {
          const label = labelOf(entry, language);
          const expanded = open === entry.url;
          const hasMenu = Boolean(entry.menu?.length);
          return (
            <li
              key={entry.url}
              className="flex items-center"
              onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(hasMenu ? entry.url : null)}
            >
              <Link
                href={entry.url}
                className="flex min-h-11 items-center rounded-sm px-2 font-medium hover:text-brand-700 aria-[current=page]:text-brand-700"
              >
                {label}
              </Link>
              {hasMenu && (
                <button
                  type="button"
                  aria-label={text(m.open_submenu, { label })}
                  aria-expanded={expanded}
                  onClick={() => setOpen(expanded ? null : entry.url)}
                  className="-ml-2 flex size-8 items-center justify-center rounded-full"
                >
                  <ChevronDown
                    aria-hidden="true"
                    size={16}
                    className={expanded ? "rotate-180 transition-transform" : "transition-transform"}
                  />
                </button>
              )}
              {expanded && (
                <Suspense>
                  <NavigationPanel entry={entry} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
