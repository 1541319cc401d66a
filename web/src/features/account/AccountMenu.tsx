import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef } from "react";
import { useSession } from "../../platform/session/useSession.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { ACCOUNT_ENTRIES } from "./area/accountEntries.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Account, Orders, Rewards, Wishlist and Logout below the header's button. Escape, a press beside it and a new page close it. */
export function AccountMenu({ open, onClose, button }: Props) {
  const text = useText();
  const { user } = useSession();
  const place = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) onClose();
    opened.current = path;
  }, [path, onClose]);
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      const inside = [place.current, button.current].some((element) => element?.contains(target as Node));
      if (!inside) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [open, onClose, button]);
  if (!open) return null;
  return (
    <nav
      ref={place}
      aria-label={text(m.your_account)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget))
          onClose();
      }}
      className="absolute top-full right-0 z-40 mt-1 w-56 rounded-lg border border-line bg-white p-2 shadow-float"
    >
      <p className="truncate px-4 py-2 text-sm text-ink-faint">{user?.username}</p>
      <ul>
        {ACCOUNT_ENTRIES.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              preload={false}
              className="flex min-h-11 items-center rounded-md px-4 font-medium hover:bg-brand-50 hover:text-brand-700"
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
