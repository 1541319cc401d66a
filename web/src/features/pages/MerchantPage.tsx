import { formatDay, pagePath } from "@velours/sdk/rules";
import { useShop } from "../../platform/api/useShop.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import type { MerchantPageData } from "./loadMerchantPage.ts";

/** The merchant's pages, and where else an answer may be. */
function PageLinks({ current }: { current: string }) {
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

/** A page of the merchant's words, with the way to the others. */
export function MerchantPage({ data: { page } }: { data: MerchantPageData }) {
  const text = useText();
  const { locale } = useShop();
  const day = page.updated_at && formatDay(page.updated_at, locale);
  return (
    <div className="page py-14 tablet:py-20">
      <div className="grid gap-12 desktop:grid-cols-[minmax(0,42rem)_16rem] desktop:justify-between">
        <article>
          <h1 className="text-4xl font-bold">{page.title}</h1>
          {day && <p className="mt-2 text-sm text-ink-faint">{text(m.page_updated, { day })}</p>}
          <Html html={page.html} className="prose-page mt-8" />
        </article>
        <PageLinks current={page.handle} />
      </div>
    </div>
  );
}
