import type { Address } from "@velours/sdk/types";
import { useDesk } from "../desk.ts";

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { address: Address | null }) {
  const { language } = useDesk();
  if (address === null) return null;
  const { firstname, lastname, address1, address2, city, state, zipcode, country, phone } = address;
  const countryName = country
    ? (new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country)
    : null;
  const lines = [
    [firstname, lastname].filter(Boolean).join(" "),
    address1,
    address2,
    [city, state, zipcode].filter(Boolean).join(" "),
    countryName,
    phone,
  ].filter(Boolean);
  return (
    <address className="text-sm not-italic">
      {lines.map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  );
}
