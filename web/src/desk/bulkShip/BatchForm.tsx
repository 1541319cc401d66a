import type { KeyboardEvent } from "react";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { m, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { ParcelField } from "../order/ParcelField.tsx";
import { describeUnits } from "./describeUnits.ts";
import { PasteField } from "./PasteField.tsx";
import { isUnfilled } from "./shipBatch.ts";
import type { BulkShip } from "./useBulkShip.ts";

/** Goes to the next tracking number: a scanner ends each with Enter, which would send the others without theirs. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLElement>("[name], [type=submit]") ?? [])];
  fields
    .slice(fields.indexOf(event.currentTarget) + 1)
    .find((field) => field.matches("[name^=tracking-], [type=submit]"))
    ?.focus();
}

/** Carrier and tracking number of each selected order, typed or pasted. */
export function BatchForm({ bulk }: { bulk: BulkShip }) {
  const { batch, dispatch, start } = bulk;
  const text = useDeskText();
  const { parcels, carrier, hasCarriers } = batch;
  return (
    <ChangeForm
      label={`${text(m.desk_ship)} · ${parcels.length}`}
      busy={false}
      isUnknown={false}
      onSubmit={({ currentTarget }) => {
        if (!isUnfilled(batch)) return start();
        // Sent now, the parcels would go without them.
        dispatch({ type: "fill" });
        currentTarget.querySelector<HTMLElement>("[name=pasted]")?.focus();
      }}
    >
      <p className="text-sm text-ink-soft">{text(m.desk_bulk_note)}</p>
      {!hasCarriers && (
        <ParcelField
          part="carrier"
          value={carrier}
          onKeyDown={goOn}
          onChange={({ target }) => dispatch({ type: "typeCarrier", value: target.value })}
        />
      )}
      <Checkbox
        checked={hasCarriers}
        onKeyDown={goOn}
        onChange={({ target }) => dispatch({ type: "splitCarriers", value: target.checked })}
      >
        {text(m.desk_bulk_carrier_each)}
      </Checkbox>
      <PasteField bulk={bulk} />
      <ol className="divide-y divide-line border-y border-line">
        {parcels.map(({ number, units, tracking, carrier: own }) => (
          <li key={number} className="flex flex-col gap-2 py-4">
            <p className="font-semibold tabular-nums">{number}</p>
            <p className="text-sm break-words text-ink-soft">{describeUnits(units, text)}</p>
            {hasCarriers && (
              <ParcelField
                part="carrier"
                label={text(m.desk_bulk_carrier_of, { number })}
                name={`carrier-${number}`}
                value={own}
                onKeyDown={goOn}
                onChange={({ target }) =>
                  dispatch({ type: "type", number, typed: { carrier: target.value } })
                }
              />
            )}
            <ParcelField
              part="tracking"
              label={text(m.desk_bulk_tracking_of, { number })}
              name={`tracking-${number}`}
              value={tracking}
              onKeyDown={goOn}
              onChange={({ target }) => dispatch({ type: "type", number, typed: { tracking: target.value } })}
            />
          </li>
        ))}
      </ol>
    </ChangeForm>
  );
}
