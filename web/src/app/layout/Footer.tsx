import { pagePath } from "@velours/sdk/rules";
import { ConsentButton } from "../../features/consent/ConsentButton.tsx";
import { NewsletterButton } from "../../features/newsletter/NewsletterButton.tsx";
import { useShop } from "../../platform/api/useShop.ts";
import { LanguageLink } from "../../platform/layout/LanguageLink.tsx";
import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { phoneLink } from "../../platform/sites/phoneLink.ts";
import { siteTagline } from "../../platform/sites/siteDescription.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { RegionSelect } from "./RegionSelect.tsx";

/** `https://www.instagram.com/velours` as `instagram.com`. */
const siteOf = (url: string): string => url.replace(/^https:\/\/(www\.)?/, "").replace(/[/?#].*$/, "");

/** Bottom of every page: what the house stands for, where to go, how to reach it. */
export function Footer() {
  const text = useText();
  const site = useSite();
  const { language } = useShop();
  const { pages = [], minimumAge, phone, socialLinks = [] } = site;
  const tagline = siteTagline(site, { language });
  const ownLine = useSiteText()("footer");
  const about = pages.find(({ handle }) => handle === "about");
  const others = pages.filter((page) => page !== about);
  const care = [
    ...(site.giftCardProductId
      ? [{ href: `/product/${site.giftCardProductId}`, label: text(m.gift_card) }]
      : []),
    ...(about ? [{ href: pagePath("about"), label: localizedLabel(about, language) }] : []),
    { href: "/help", label: text(m.help) },
    { href: "/track", label: text(m.track_title) },
    { href: "/contact", label: text(m.contact) },
  ];
  return (
    <footer className="on-dark mt-auto bg-brand-950 text-brand-100 shadow-[0_calc(var(--reserved,0px)+var(--buy-bar,0px))_0_var(--color-brand-950)] print:hidden">
      <div className="page grid-12 gap-y-10 py-14">
        <div className="col-span-12 flex flex-col gap-3 wide:col-span-4 desktop:col-span-6">
          <Wordmark onDark />
          {tagline && <p className="max-w-sm">{tagline}</p>}
          {(ownLine || minimumAge) && (
            <p className="max-w-sm text-sm">{ownLine ?? text(m.minimum_age, { n: minimumAge ?? 0 })}</p>
          )}
          {socialLinks.length > 0 && (
            <ul aria-label={text(m.social_links)} className="flex flex-wrap gap-x-6">
              {socialLinks.map((url) => (
                <li key={url}>
                  <a href={url} rel="me" className="footer-link">
                    {siteOf(url)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={text(m.shop)} className="col-span-12 wide:col-span-4 desktop:col-span-3">
          <h2 className="mb-3 font-semibold text-white">{text(m.shop)}</h2>
          <ul className="flex flex-col">
            {site.navigation.map((entry) => (
              <li key={entry.url}>
                <Link href={entry.url} className="footer-link">
                  {localizedLabel(entry, language)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={text(m.customer_care)} className="col-span-12 wide:col-span-4 desktop:col-span-3">
          <h2 className="mb-3 font-semibold text-white">{text(m.customer_care)}</h2>
          <ul className="flex flex-col">
            {care.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <NewsletterButton className="footer-link" />
            </li>
            <li>
              <ConsentButton className="footer-link" />
            </li>
            <li>
              <a href={`mailto:${site.supportEmail}`} className="footer-link">
                {site.supportEmail}
              </a>
            </li>
            {phone && (
              <li>
                <a href={phoneLink(phone)} className="footer-link">
                  {phone}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="border-t border-brand-100/20">
        {others.length > 0 && (
          <nav aria-label={text(m.information)} className="page pt-4">
            <ul className="flex flex-wrap gap-x-6 text-sm">
              {others.map((page) => (
                <li key={page.handle}>
                  <Link href={pagePath(page.handle)} className="footer-link">
                    {localizedLabel(page, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="page flex flex-wrap items-center justify-between gap-4 py-4">
          <RegionSelect tone="dark" name="footer-region" />
          <LanguageLink />
        </div>
      </div>
    </footer>
  );
}
