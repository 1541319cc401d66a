import { paginationWindow } from "@velours/sdk/rules";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { m, useText } from "../text/useText.ts";
import { classes } from "./classes.ts";
import { Link } from "./Link.tsx";

interface Props {
  page: number;
  pages: number;
  /** Address of a page. */
  getHref: (page: number) => string;
}

const cell = "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-medium";

/** Previous, the page numbers with gaps, next. */
export function Pagination({ page, pages, getHref }: Props) {
  const text = useText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={text(m.pagination)} className="mt-12 flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step href={page > 1 ? getHref(page - 1) : null}>
            <ChevronLeft aria-hidden="true" size={18} />
            {text(m.previous)}
          </Step>
        </li>
        {paginationWindow(page, pages).map((each, at) => (
          <li key={each === "…" ? `gap-${at < 4 ? "start" : "end"}` : each}>
            {each === "…" ? (
              <span className={classes(cell, "text-ink-faint")}>…</span>
            ) : (
              <Link
                href={getHref(each)}
                aria-label={text(m.page_n, { n: each })}
                aria-current={each === page ? "page" : undefined}
                className={classes(cell, each === page ? "bg-brand-600 text-white" : "hover:bg-brand-50")}
              >
                {each}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step href={page < pages ? getHref(page + 1) : null}>
            {text(m.next)}
            <ChevronRight aria-hidden="true" size={18} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) {
    return (
      <span aria-disabled="true" className={classes(cell, "text-line-strong")}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={classes(cell, "hover:bg-brand-50")}>
      {children}
    </Link>
  );
}
