import { useRouterState } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";

const NavigationPanel = lazyPart(async () => (await import("./NavigationPanel.tsx")).NavigationPanel);

/** How long the panel waits for a pointer that left it, on its way from the entry to the panel for one. */
const GRACE = 300;

/** The top entries in a row; each opens its panel under the pointer or by its arrow; Escape closes it (WCAG 1.4.13). */
export function DesktopNavigation() {
  const text = useText();
  const { language } = useShop();
  const { navigation } = useSite();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [open, setOpen] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once closed, a pointer that still rests there does not open it again.
  const dismissed = useRef(false);
  function close() {
    dismissed.current = true;
    setOpen(null);
  }
  const closeOnPage = useEffectEvent((_path: string) => {
    if (open) close();
  });
  useEffect(() => closeOnPage(path), [path]);
  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      if (document.activeElement?.closest("[data-panel]"))
        nav.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      dismissed.current = true;
      setOpen(null);
    };
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [open]);
  function hover(entry: string | null) {
    clearTimeout(leaving.current);
    if (!dismissed.current) setOpen(entry);
  }
  function leave() {
    dismissed.current = false;
    leaving.current = setTimeout(() => setOpen(null), GRACE);
  }
  return (
    <nav
      aria-label={text(m.main_navigation)}
      className="hidden flex-1 desktop:block print:hidden"
      ref={nav}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(null)}
    >
      <ul className="flex flex-wrap items-center gap-x-1">
        {navigation.map((entry) => {
          const label = localizedLabel(entry, language);
          const expanded = open === entry.url;
          const hasMenu = Boolean(entry.menu?.length);
          return (
            <li
              key={entry.url}
              className="flex items-center"
              // Not only when it enters: it may rest there since before the page was taken over.
              onPointerMove={(event) => event.pointerType === "mouse" && hover(hasMenu ? entry.url : null)}
            >
              <Link
                href={entry.url}
                className="flex min-h-11 items-center rounded-sm px-2 font-medium hover:text-brand-700 aria-[current=page]:text-brand-700"
              >
                {label}
              </Link>
              {hasMenu && (
                <PlainButton
                  aria-label={text(m.open_submenu, { label })}
                  aria-expanded={expanded}
                  onClick={() => (expanded ? close() : setOpen(entry.url))}
                  className="-ml-2 flex size-8 items-center justify-center rounded-full"
                >
                  <ChevronDown
                    aria-hidden="true"
                    size={16}
                    className={expanded ? "rotate-180 transition-transform" : "transition-transform"}
                  />
                </PlainButton>
              )}
              {expanded && <NavigationPanel entry={entry} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
