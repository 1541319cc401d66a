import type { ComponentProps } from "react";
import { FilterLink } from "./FilterLink.tsx";

interface Props {
  label: string;
  /** Address of the list. */
  to: string;
  filters: readonly Omit<ComponentProps<typeof FilterLink>, "to">[];
}

/** Filters of a list side by side; on a phone they scroll. */
export const FilterBar = ({ label, to, filters }: Props) => (
  <nav aria-label={label} className={filterBarClass}>
    {filters.map((filter) => (
      <FilterLink key={JSON.stringify(filter.search)} to={to} {...filter} />
    ))}
  </nav>
);

export const filterBarClass =
  "mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 print:hidden tablet:mx-0 tablet:flex-wrap tablet:px-0";
