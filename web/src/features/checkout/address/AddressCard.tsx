import type { Address } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";

interface Props {
  title: string;
  address: Address | null;
}

/** An address as one writes it on a parcel; nothing without one. */
export function AddressCard({ title, address }: Props) {
  const { language } = useShop();
  const { regions } = useSite();
  if (!address) return null;
  const region = regions.find(({ country }) => country === address.country);
  const countryName = region ? localizedLabel(region, language) : address.country;
  const lines = [
    [address.firstname, address.lastname],
    [address.address1],
    [address.address2],
    [[address.city, address.state].filter(Boolean).join(", "), address.zipcode],
    [countryName],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean);
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <address className="mt-1 text-sm text-ink-soft not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}
