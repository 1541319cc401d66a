import { formatMoney } from "@velours/sdk/rules";
import type { Credits } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m, useText } from "../../../platform/text/useText.ts";

interface Props extends Pick<Credits, "others"> {
  /** Of the amounts; the checkout shows cents. */
  digits?: number | undefined;
}

/** The member's cash back in other currencies, and the regions where it can be used. */
export function CashBackElsewhere({ others, digits }: Props) {
  const text = useText();
  const { language } = useShop();
  const { regions } = useSite();
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  return others.map(({ currency, balance }) => {
    const places = regions.filter((region) => region.currency === currency);
    if (places.length === 0) return null;
    return (
      <p key={currency} className="mt-1 text-sm">
        {text(m.cash_back_elsewhere, {
          amount: formatMoney(balance, currency, { digits }),
          regions: list.format(places.map((region) => localizedLabel(region, language))),
        })}
      </p>
    );
  });
}
