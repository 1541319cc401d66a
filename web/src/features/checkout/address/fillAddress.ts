import type { Address } from "@velours/sdk/types";
import { ADDRESS_FIELDS, type AddressForm } from "./AddressForm.ts";

interface Options {
  /** The form when the suggestion was chosen. */
  chosenAt: AddressForm;
  found: Address;
  /** A form without a second line has it in the first. */
  secondLine: boolean;
}

/**
 * The form with the parts of a suggested address. Fields typed after it was chosen stay: another street or country
 * means that it is not wanted any more. In another country the former state and postcode are worth nothing.
 */
export function fillAddress(form: AddressForm, { chosenAt, found, secondLine }: Options): AddressForm {
  if (form.address1 !== chosenAt.address1 || form.country !== chosenAt.country) return form;
  const { address2, ...rest } = found;
  const parts: Address =
    secondLine || !address2
      ? found
      : { ...rest, address1: [found.address1, address2].filter(Boolean).join(", ") };
  const moved = parts.country && parts.country !== form.country;
  const filled = moved ? { ...parts, state: parts.state ?? "", zipcode: parts.zipcode ?? "" } : parts;
  return {
    ...form,
    ...Object.fromEntries(
      ADDRESS_FIELDS.flatMap((field) => {
        const value = filled[field];
        return value === undefined || value === null || form[field] !== chosenAt[field]
          ? []
          : [[field, value]];
      }),
    ),
  };
}
