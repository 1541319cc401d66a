import { orThrow } from "@velours/sdk";
import { rateFor } from "@velours/sdk/rules";
import type { Region, ShippingRate } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";

/** How long standard shipping to a region takes for a parcel of this price. */
export const arrivalQuery = ({ api }: Shop, { country, currency }: Region, price: number) =>
  query<ShippingRate["estimate"] | null>({
    queryKey: ["arrival", country, currency, price],
    queryFn: async ({ signal }) => {
      const params = { query: { country, configuration: { currency } } };
      const { data } = orThrow(await (await api()).listShippingRates({ params, signal }));
      return rateFor(data.standard, price)?.estimate ?? null;
    },
  });
