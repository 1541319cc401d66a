import type { CustomerRow as Row } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";

/** A customer in a list; all of it is the link. */
export function CustomerRow({
  customer: { id, isMember, email, name, orders, lastOrderAt },
}: {
  customer: Row;
}) {
  const { locale } = useDesk();
  const text = useDeskText();
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={`/desk/customers/${id}`}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-50 tablet:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words">{name ?? email}</span>
          <span className="block text-sm break-words text-ink-soft">
            {[
              name !== null && email,
              text(m.desk_customer_orders, { n: orders }),
              lastOrderAt && formatMoment(lastOrderAt, locale),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <Badge tone={isMember ? "brand" : "quiet"}>
          {text(isMember ? m.desk_customer_member : m.desk_customer_guest)}
        </Badge>
      </DeskLink>
    </li>
  );
}
