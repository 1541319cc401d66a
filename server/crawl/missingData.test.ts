import { expect, test } from "vitest";
import { missingData } from "./missingData.ts";

const offer = { "@type": "Offer", price: 0, priceCurrency: "USD", availability: "x", url: "y" };

test.each([
  [{ "@type": "Product", name: "a", image: ["b"], offers: offer }, []],
  [{ "@type": "Product", name: "", offers: offer }, ["Product without name", "Product without image"]],
  [{ "@type": "Thing" }, []],
  [
    {
      "@type": "ProductGroup",
      name: "a",
      image: [],
      productGroupID: "1",
      hasVariant: [{ "@type": "Product", name: "b", offers: offer }],
    },
    ["ProductGroup without image"],
  ],
  [[{ "@type": "Offer", price: 1, priceCurrency: "USD", availability: "x" }], ["Offer without url"]],
])("of %j", (data, missing) => expect(missingData(data)).toEqual(missing));
