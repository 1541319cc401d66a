import { getStates } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { AddressField, AddressForm } from "../../features/checkout/address/AddressForm.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";

interface Props {
  address: AddressForm;
  /** Places that the site sends to. */
  regions: Site["regions"];
  problemOf: (field: AddressField) => string | undefined;
  onChange: (address: AddressForm) => void;
}

const fields = {
  firstname: m.first_name,
  lastname: m.last_name,
  address1: m.street_address,
  address2: m.apartment_optional,
  city: m.city,
  state: m.state_or_region,
  zipcode: m.zip_code,
  phone: m.phone,
} as const satisfies Record<Exclude<AddressField, "country">, unknown>;
const names = Object.keys(fields) as (keyof typeof fields)[];

/** The shipping address of a draft. */
export function DraftAddress({ address, regions, problemOf, onChange }: Props) {
  const text = useDeskText();
  const { language } = useDesk();
  const countries = [...new Map(regions.map((region) => [region.country, region])).values()].map(
    ({ country, label, label_fr }) => ({ value: country, label: (language === "fr" && label_fr) || label }),
  );
  const states = getStates(address.country) ?? [];
  const set = (name: AddressField) => ({
    name: `address-${name}`,
    value: address[name],
    error: problemOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...address, [name]: target.value, ...(name === "country" && { state: "" }) }),
  });
  return (
    <>
      <Select label={text(m.country)} options={countries} {...set("country")} />
      {names.map((name) =>
        name === "state" && states.length > 0 ? (
          <Select
            key={name}
            label={text(m.state)}
            options={[
              { value: "", label: "" },
              ...states.map(({ code, name: label }) => ({ value: code, label })),
            ]}
            {...set(name)}
          />
        ) : (
          <Field key={name} label={text(fields[name])} autoComplete="off" {...set(name)} />
        ),
      )}
    </>
  );
}
