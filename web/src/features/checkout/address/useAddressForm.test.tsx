import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type AddressForm, emptyAddress } from "./AddressForm.ts";
import { useAddressForm } from "./useAddressForm.ts";

/** The form after its country was chosen. */
function choose(form: Pick<AddressForm, "country" | "state">, country: string): AddressForm {
  let changed: AddressForm | undefined;
  function Form() {
    const { change } = useAddressForm({
      form: { ...emptyAddress(form.country), ...form },
      check: () => ({}),
      language: "en",
      onChange: (next) => {
        changed = next;
      },
    });
    if (!changed) change("country", country);
    return null;
  }
  renderToStaticMarkup(<Form />);
  return changed!;
}

it.each([
  ["a state of its own words when another country is chosen", "GB", "Kent", "FR", ""],
  ["a listed state when a country without it is chosen", "US", "TX", "CA", ""],
])("forgets %s", (_, country, state, other, left) =>
  expect(choose({ country, state }, other).state).toBe(left),
);

it.each([
  ["in its own words", "GB", "Greater London"],
  ["of a list", "US", "TX"],
])("keeps a state %s when a browser fills in the country that is there", (_, country, state) =>
  expect(choose({ country, state }, country).state).toBe(state),
);
