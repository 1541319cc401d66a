import { browseEntries, type CategoryLevels } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { showWhole } from "../../platform/ui/showWhole.ts";

/** The neighbouring listings in one line, where there is no room for a column. */
export function PhoneBrowse({ levels }: { levels: CategoryLevels & { path: string } }) {
  const text = useText();
  const { language } = useShop();
  const entries = browseEntries(useSite().navigation, levels).filter(({ url }) => url !== levels.path);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={text(m.browse)} className="tablet:hidden">
      <ul className="page flex gap-2 overflow-x-auto scroll-px-6 py-3" onFocus={showWhole}>
        {entries.map((entry) => (
          <li key={entry.url} className="shrink-0">
            <Link
              href={entry.url}
              className="flex min-h-11 items-center rounded-full bg-mist px-4 text-sm font-medium hover:text-brand-700"
            >
              {localizedLabel(entry, language)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
