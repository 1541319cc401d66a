import { Badge } from "../../../platform/ui/Badge.tsx";
import { DeskLink, type DeskSearch } from "../../DeskLink.tsx";

interface Props {
  to: string;
  search?: DeskSearch;
  title: string;
  /** Where shoppers find it. */
  address: string;
  badge: string | null;
}

/** A document in a list. */
export function DocumentRow({ to, search = {}, title, address, badge }: Props) {
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={to}
        search={search}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-4 px-4 py-3 hover:bg-brand-50 tablet:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words">{title}</span>
          <span className="block text-sm break-all text-ink-soft">{address}</span>
        </span>
        {badge !== null && <Badge>{badge}</Badge>}
      </DeskLink>
    </li>
  );
}
