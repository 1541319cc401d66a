import { useQuery } from "@tanstack/react-query";
import { getShippingRatesQuery } from "@velours/sdk/query";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { LoadingRates } from "./LoadingRates.tsx";
import { RatesForm } from "./RatesForm.tsx";
import { shippingTable } from "./shippingTable.ts";

/** The prices of parcels. */
export function ShippingScreen() {
  return (
    <SettingsFrame scope="settings:write">
      <Shipping />
    </SettingsFrame>
  );
}

function Shipping() {
  const { api } = useDesk();
  const text = useDeskText();
  // The form begins with what is there now.
  const { data, error, refetch } = useQuery({ ...getShippingRatesQuery(api), gcTime: 0, retry: false });
  return (
    <section aria-labelledby="shipping" className="mt-6">
      <h2 id="shipping" className="text-xl font-semibold">
        {text(m.shipping)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_shipping_note)}</p>
      {data === undefined ? (
        <LoadingRates error={error} retry={() => void refetch()} />
      ) : (
        <RatesForm
          table={shippingTable}
          first={data}
          emptyNote={text(m.desk_shipping_empty)}
          save={({ rates, revision, idempotencyKey }) =>
            api.saveShippingRates({
              params: { header: { "If-Match": revision } },
              body: { rates },
              idempotencyKey,
            })
          }
        />
      )}
    </section>
  );
}
