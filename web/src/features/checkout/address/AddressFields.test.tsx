import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { emptyAddress } from "./AddressForm.ts";

const inShop = await createShopContext();

const none = () => {};
const autofill = (kind: "shipping" | "billing", country: string) =>
  [
    ...renderToStaticMarkup(
      inShop(
        <AddressFields
          kind={kind}
          form={emptyAddress(country)}
          errors={{}}
          onChange={none}
          onBlur={none}
          onFill={none}
        />,
      ),
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
