import { useQuery } from "@tanstack/react-query";
import { getShippingRatesQuery } from "@velours/sdk/query";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Stored } from "../../frame/Stored.tsx";
import { RatesForm } from "./RatesForm.tsx";
import { shippingTable } from "./shippingTable.ts";

/** The prices of parcels. */
export function ShippingScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  // The form begins with what is there now.
  const result = useQuery({ ...getShippingRatesQuery(api), gcTime: 0 });
  return (
    <section aria-labelledby="shipping" className="mt-6">
      <h2 id="shipping" className="text-xl font-semibold">
        {text(m.shipping)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_shipping_note)}</p>
      <Stored result={result}>
        {(data) => (
          <RatesForm
            table={shippingTable}
            first={data}
            emptyNote={text(m.desk_shipping_empty)}
            save={api.saveShippingRates}
          />
        )}
      </Stored>
    </section>
  );
}
