import { DeskLink, type DeskSearch } from "../DeskLink.tsx";

interface Props {
  to: string;
  search: DeskSearch;
  isChosen?: boolean;
  label: string;
}

/** A filter of a list, or a page of it. */
export function FilterLink({ to, search, isChosen = false, label }: Props) {
  return (
    <DeskLink
      to={to}
      search={search}
      aria-current={isChosen ? "true" : undefined}
      className={`inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold hover:border-brand-600 ${isChosen ? "border-brand-600 bg-brand-600 text-white" : "border-line bg-white"}`}
    >
      {label}
    </DeskLink>
  );
}
