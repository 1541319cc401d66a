import { formatMoney } from "@velours/sdk/rules";
import { localizedLabel } from "../layout/localizedLabel.ts";
import { PRIVACY, TERMS } from "../legal/documents.ts";
import { LegalText } from "../legal/LegalText.tsx";
import { useShop } from "../shop/useShop.ts";
import { useRegion } from "../sites/useRegion.ts";
import { useSite } from "../sites/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Link } from "../ui/Link.tsx";
import { TextPage } from "./TextPage.tsx";

export function HelpScreen() {
  const text = useText();
  const { giftCardProductId } = useSite();
  const topics = [
    { title: text(m.help_shipping_title), words: [text(m.help_shipping), useFreeShipping()] },
    { title: text(m.help_returns_title), words: [text(m.help_returns)] },
    {
      title: text(m.help_codes_title),
      words: [text(m.help_codes)],
      link: giftCardProductId && { href: `/product/${giftCardProductId}`, label: text(m.gift_card_buy) },
    },
    { title: text(m.help_privacy_title), words: [text(m.help_privacy)] },
  ];
  return (
    <TextPage title={text(m.help_title)}>
      {topics.map(({ title, words, link }) => (
        <section key={title}>
          <h2 className="mb-1 text-xl font-bold">{title}</h2>
          <p className="text-ink-soft">{words.filter(Boolean).join(" ")}</p>
          {link && (
            <Link
              href={link.href}
              className="inline-flex min-h-9 items-center font-semibold text-brand-700 underline underline-offset-4"
            >
              {link.label}
            </Link>
          )}
        </section>
      ))}
      <LegalText document={TERMS} />
      <LegalText document={PRIVACY} />
    </TextPage>
  );
}

/** From when shipping to this region is free; null where it never is. */
function useFreeShipping(): string | null {
  const text = useText();
  const { language } = useShop();
  const region = useRegion();
  const from = region.freeShippingFrom ?? null;
  if (from === null) return null;
  const where = localizedLabel(region, language);
  return from === 0
    ? text(m.help_shipping_free, { region: where })
    : text(m.help_shipping_free_from, { region: where, amount: formatMoney(from, region.currency) });
}
