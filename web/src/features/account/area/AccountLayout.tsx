import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { ACCOUNT_ENTRIES } from "./accountEntries.ts";

const entry =
  "inline-flex min-h-11 items-center rounded-full px-5 font-medium whitespace-nowrap tablet:w-full tablet:rounded-md";

/** A page of the account area: its five ways on, then the page. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="page grid-12 flex-1 content-start gap-y-8 py-8 tablet:py-14">
      <nav aria-label={text(m.your_account)} className="col-span-12 tablet:col-span-3">
        <ul className="flex flex-wrap gap-2 tablet:flex-col tablet:gap-1">
          {ACCOUNT_ENTRIES.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                preload={false}
                aria-current={path === href ? "page" : undefined}
                className={classes(
                  entry,
                  path === href
                    ? "bg-brand-600 text-white"
                    : "bg-mist hover:bg-brand-50 tablet:bg-transparent",
                )}
              >
                {text(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="col-span-12 tablet:col-span-9 tablet:pl-8">
        <h1 className="mb-6 text-3xl font-bold">{title}</h1>
        {children}
      </div>
    </div>
  );
}
