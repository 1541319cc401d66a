import { useShop } from "../../../platform/api/useShop.ts";
import { pagePath } from "../../../platform/sites/pagePaths.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";

/** The merchant's pages, and where else an answer may be. */
export function PageLinks({ current }: { current: string }) {
  const text = useText();
  const { language } = useShop();
  const { pages = [] } = useSite();
  const links = [
    ...pages.map((page) => ({
      href: pagePath(page.handle),
      label: localizedLabel(page, language),
      current: page.handle === current,
    })),
    { href: "/help", label: text(m.help), current: false },
    { href: "/contact", label: text(m.contact), current: false },
  ];
  return (
    <nav aria-label={text(m.information)} className="print:hidden">
      <h2 className="mb-2 font-semibold">{text(m.information)}</h2>
      <ul className="border-l border-line">
        {links.map(({ href, label, current: isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-ink-soft hover:text-brand-700 aria-[current=page]:border-brand-600 aria-[current=page]:font-semibold aria-[current=page]:text-brand-700"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
