import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AddressFields } from "./AddressFields.tsx";
import { emptyAddress } from "./AddressForm.ts";

vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
vi.mock("../../../platform/text/useText.ts", () => ({ m: {}, useText: () => () => "" }));
vi.mock("../../../platform/sites/useRegion.ts", () => ({ useRegion: () => ({ currency: "USD" }) }));
vi.mock("../../../platform/sites/useSite.ts", () => ({
  useSite: () => ({ regions: [{ country: "US", currency: "USD", label: "United States" }] }),
}));

const none = () => {};
const autofill = (kind: "shipping" | "billing", country: string) =>
  [
    ...renderToStaticMarkup(
      <AddressFields
        kind={kind}
        form={emptyAddress(country)}
        errors={{}}
        onChange={none}
        onBlur={none}
        onFill={none}
      />,
    ).matchAll(/ autoComplete="([^"]+)"/gi),
  ].map(([, token]) => token);

it.each(["US", "CA", "FR"])(
  "a browser fills in both addresses of %s, each apart, in this order",
  (country) => {
    expect(autofill("shipping", country)).toEqual([
      "shipping country",
      "shipping given-name",
      "shipping family-name",
      "shipping address-line1",
      "shipping address-line2",
      "shipping address-level2",
      "shipping address-level1",
      "shipping postal-code",
    ]);
    expect(autofill("billing", country)).toEqual([
      "billing country",
      "billing given-name",
      "billing family-name",
      "billing address-line1",
      "billing address-level2",
      "billing address-level1",
      "billing postal-code",
    ]);
  },
);
