import { BROWSE_LIMIT, browseEntries, currentEntry } from "@velours/sdk/rules";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import type { ListingData } from "./loadListing.ts";

/** The way back and the neighbouring listings, the current one marked. */
export function Browse({ levels, back }: Pick<ListingData, "levels" | "back">) {
  const text = useText();
  const { language } = useShop();
  const { navigation } = useSite();
  const entries = browseEntries(navigation, levels);
  const [all, setAll] = useState(false);
  const current = currentEntry(entries, levels.path);
  const first = entries.slice(0, BROWSE_LIMIT);
  // The current one is always among them.
  if (current && !first.includes(current)) first.splice(-1, 1, current);
  const shown = all ? entries : first;
  return (
    <nav aria-labelledby="browse-title">
      <h2 id="browse-title" className="mb-2 text-lg font-bold">
        {text(m.browse)}
      </h2>
      {back && (
        <Link
          href={back.path}
          className="inline-flex min-h-9 items-center gap-2 text-sm text-ink-soft hover:text-brand-700"
        >
          <ArrowLeft aria-hidden="true" size={16} />
          {back.name === undefined ? text(m.browse_back) : text(m.browse_back_to, { name: back.name })}
        </Link>
      )}
      <ul>
        {shown.map((entry) => (
          <li key={entry.url}>
            <Link
              href={entry.url}
              aria-current={entry === current ? "page" : undefined}
              className={classes(
                "block rounded-sm py-1.5",
                entry === current ? "font-bold text-brand-700" : "hover:text-brand-700",
              )}
            >
              {localizedLabel(entry, language)}
            </Link>
          </li>
        ))}
      </ul>
      {!all && entries.length > BROWSE_LIMIT && (
        <Button variant="text" size="small" onClick={() => setAll(true)}>
          {text(m.show_more)}
        </Button>
      )}
    </nav>
  );
}
