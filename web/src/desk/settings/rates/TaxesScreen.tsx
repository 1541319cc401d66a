import { useQuery } from "@tanstack/react-query";
import { getTaxRatesQuery } from "@velours/sdk/query";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Stored } from "../../frame/Stored.tsx";
import { RatesForm } from "./RatesForm.tsx";
import { taxTable } from "./taxTable.ts";

/** The table of taxes by place. */
export function TaxesScreen() {
  const { api } = useDesk();
  const text = useDeskText();
  // The form begins with what is there now.
  const result = useQuery({ ...getTaxRatesQuery(api), gcTime: 0 });
  const { data } = result;
  return (
    <section aria-labelledby="taxes" className="mt-6">
      <h2 id="taxes" className="text-xl font-semibold">
        {text(m.desk_report_taxes)}
      </h2>
      <p className="mt-2 text-ink-soft">{text(m.desk_taxes_note)}</p>
      {data !== undefined && data.provider !== "table" && (
        <div className="mt-4">
          <Notice>
            {text(m.desk_taxes_elsewhere, {
              service: data.provider === "taxjar" ? "TaxJar" : text(m.desk_taxes_sandbox),
            })}
          </Notice>
        </div>
      )}
      <Stored result={result}>
        {(stored) => (
          <RatesForm
            table={taxTable}
            first={stored}
            emptyNote={text(m.desk_taxes_empty)}
            save={api.saveTaxRates}
          />
        )}
      </Stored>
    </section>
  );
}
