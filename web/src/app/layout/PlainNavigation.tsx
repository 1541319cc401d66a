import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";

const link = "flex min-h-9 items-center underline-offset-4 hover:underline";

/** Below the header of a browser without scripts, in place of its buttons: the menu, the search and the bag. */
export function PlainNavigation() {
  const text = useText();
  const { language } = useShop();
  const { navigation } = useSite();
  return (
    <nav aria-label={text(m.plain_navigation)} className="border-b border-line print:hidden">
      <ul className="page flex flex-wrap gap-x-5 py-1 text-sm font-medium">
        {navigation.map((entry) => (
          <li key={entry.url} className="desktop:hidden">
            <Link href={entry.url} className={link}>
              {localizedLabel(entry, language)}
            </Link>
          </li>
        ))}
        <li className="desktop:ml-auto">
          <Link href="/search" className={link}>
            {text(m.search)}
          </Link>
        </li>
        <li>
          <Link href="/bag" className={link}>
            {text(m.your_bag)}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
