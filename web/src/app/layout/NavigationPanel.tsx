import type { NavigationMenuEntry } from "@velours/sdk/types";
import { useShop } from "../../platform/api/useShop.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";

/** Entries under a top entry, in columns. */
export function NavigationPanel({ entry }: { entry: NavigationMenuEntry }) {
  const text = useText();
  const { language } = useShop();
  const groups = (entry.menu ?? []).filter((item) => !item.mobileOnly);
  return (
    <div data-panel="" className="absolute inset-x-0 top-full border-b border-line bg-white shadow-card">
      <div className="page py-8">
        <ul className="columns-4 gap-8">
          {groups.map((item) => (
            <li key={item.url} className="mb-5 break-inside-avoid">
              <Link href={item.url} className="font-semibold hover:text-brand-700">
                {localizedLabel(item, language)}
              </Link>
              {item.menu?.some((child) => !child.mobileOnly) && (
                <ul className="mt-1.5 flex flex-col gap-1">
                  {item.menu
                    .filter((child) => !child.mobileOnly)
                    .map((child) => (
                      <li key={child.url}>
                        <Link
                          href={child.url}
                          className="inline-block py-0.5 text-sm text-ink-soft hover:text-brand-700 hover:underline"
                        >
                          {localizedLabel(child, language)}
                        </Link>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <Link
          href={entry.url}
          className="mt-4 inline-block font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.view_all_in, { label: localizedLabel(entry, language) })}
        </Link>
      </div>
    </div>
  );
}
