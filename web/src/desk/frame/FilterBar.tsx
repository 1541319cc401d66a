import type { ReactNode } from "react";

/** Filters of a list side by side; on a phone they scroll. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 print:hidden tablet:mx-0 tablet:flex-wrap tablet:px-0"
  >
    {children}
  </nav>
);
