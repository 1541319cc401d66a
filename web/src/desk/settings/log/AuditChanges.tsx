import { splitPageKey } from "@velours/sdk/rules";
import type { AuditChange } from "@velours/sdk/types";
import { DeskLink, type DeskSearch } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { FieldChanges } from "../../FieldChanges.tsx";
import { collectionPlace } from "../collections/collectionPlaces.ts";
import { listNavigationChanges } from "../navigation/navigationChanges.ts";
import { pagePlace } from "../pages/pagePlaces.ts";
import { showFields } from "./showFields.ts";

/** Things that an entry changed, each with its fields before and after, and a way to it. */
export function AuditChanges({ changes, total }: { changes: readonly AuditChange[]; total: number }) {
  const { locale } = useDesk();
  const text = useDeskText();
  return (
    <>
      <ul className="flex flex-col gap-2">
        {changes.map((change) => (
          <li key={`${change.part} ${change.key}`}>
            <DeskLink
              {...placeOf(change)}
              className="inline-flex min-h-8 items-center font-semibold break-words text-brand-700 underline underline-offset-4"
            >
              {change.name || change.key}
            </DeskLink>
            <FieldChanges
              fields={[
                ...showFields(change, text, locale),
                ...(change.menus ? listNavigationChanges(change.menus.before, change.menus.after, text) : []),
              ]}
            />
          </li>
        ))}
      </ul>
      {total > changes.length && (
        <p className="text-sm text-ink-soft">{text(m.desk_log_more, { n: total - changes.length })}</p>
      )}
    </>
  );
}

function placeOf({ part, key, product }: AuditChange): { to: string; search?: DeskSearch } {
  if (part === "promotions") return { to: `/desk/promotions/${key}` };
  if (part === "sites") return { to: "/desk/settings/site", search: { site: key } };
  if (part === "shippingRates") return { to: "/desk/settings/shipping" };
  if (part === "taxRates") return { to: "/desk/settings/taxes" };
  if (part === "reviews") return { to: "/desk/reviews" };
  if (part === "pages") {
    const { handle, site } = splitPageKey(key);
    return { to: pagePlace(handle), search: { ...(site && { site }) } };
  }
  if (part === "collections") return { to: collectionPlace(key) };
  return { to: product === null ? "/desk/products" : `/desk/products/${product}` };
}
