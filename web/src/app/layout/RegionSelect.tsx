import { ChevronDown } from "lucide-react";
import { useShop } from "../../platform/api/useShop.ts";
import { useChangeRegion } from "../../platform/sites/useChangeRegion.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { useCommitted } from "../../platform/ui/useCommitted.ts";

/** Where the order goes, and so the currency and what can be shipped. */
export function RegionSelect({ tone, name }: { tone: "dark" | "light"; name: string }) {
  const text = useText();
  const { language } = useShop();
  const { regions } = useSite();
  const { country } = useRegion();
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">{text(m.region)}</span>
      <select name={name} {...useCommitted(country, useChangeRegion())} className="region">
        {regions.map((region) => (
          <option
            key={region.country}
            value={region.country}
            className={tone === "dark" ? "text-ink" : undefined}
          >
            {`${localizedLabel(region, language)} (${region.currency})`}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" size={15} className="pointer-events-none absolute right-0" />
    </label>
  );
}
