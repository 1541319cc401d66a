import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";

const shown = 4;

/** The first entries of the shop's menu, for a cart with nothing in it. */
export function WaysIntoShop({ onLeave }: { onLeave: () => void }) {
  const { language } = useShop();
  const { navigation } = useSite();
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {navigation.slice(0, shown).map((entry) => (
        <li key={entry.url}>
          <Link
            href={entry.url}
            onClick={onLeave}
            className={buttonClass({ variant: "outline", size: "small" })}
          >
            {localizedLabel(entry, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
