import type { Currency, Region } from "@velours/sdk/types";
import { useId, useState } from "react";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { PlaceButtons } from "../../frame/PlaceButtons.tsx";
import type { Problems } from "../fields/readProblems.ts";

interface Props {
  region: Region;
  /** Its place among `count`. */
  at: number;
  count: number;
  currencies: readonly Currency[];
  /** Names of stock that regions have. */
  places: readonly string[];
  speaksFrench: boolean;
  problems: Problems;
  onEdit: (change: Partial<Region>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A country that a site sells to. */
export function RegionFields({ region, at, count, currencies, places, ...rest }: Props) {
  const { speaksFrench, problems, onEdit, onMove, onRemove } = rest;
  const text = useDeskText();
  const id = useId();
  const { label, label_fr, country, currency, fulfillment } = region;
  const name = label || country || text(m.desk_site_region_new);
  const [isOpen, setOpen] = useState(false);
  const isIncomplete = [label, country, fulfillment].some((each) => each.trim() === "");
  const mustShow = isIncomplete || Object.keys(problems).some((each) => each.startsWith(`regions[${at}]`));
  const path = (field: string) => `regions[${at}].${field}`;
  const words = (field: keyof Region) => ({
    name: path(field),
    error: problems[path(field)],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [field]: target.value }),
  });
  return (
    <li>
      <details
        open={isOpen || mustShow}
        onToggle={({ currentTarget }) => {
          // A browser cannot show what is wrong in a field that is folded away.
          if (mustShow) currentTarget.open = true;
          setOpen(currentTarget.open);
        }}
        className="rounded-md border border-line px-4"
      >
        <summary className="min-h-11 cursor-pointer py-2.5">
          <span className="font-semibold">{name}</span>
          {at === 0 && ` (${text(m.desk_site_default)})`}
          <span className="text-ink-soft">{` · ${currency}`}</span>
        </summary>
        <div className="flex min-w-0 flex-col gap-4 pt-2 pb-4 tablet:flex-row">
          <div className="grid min-w-0 flex-1 items-start gap-4 *:min-w-0 tablet:grid-cols-2">
            <Field
              {...words("country")}
              label={text(m.desk_site_region_country)}
              value={country}
              required
              maxLength={2}
              pattern="[A-Z]{2}"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => onEdit({ country: target.value.toUpperCase() })}
            />
            <Select
              label={text(m.desk_currency)}
              name={path("currency")}
              value={currency}
              error={problems[path("currency")]}
              options={[...new Set([...currencies, currency])].map((code) => ({ value: code, label: code }))}
              onChange={({ target }) => onEdit({ currency: target.value })}
            />
            <Field {...words("label")} label={text(m.desk_name)} value={label} required maxLength={100} />
            {speaksFrench && (
              <Field
                {...words("label_fr")}
                label={text(m.desk_name_fr)}
                lang="fr"
                value={label_fr ?? ""}
                maxLength={100}
              />
            )}
            <Field
              {...words("fulfillment")}
              label={text(m.desk_site_region_fulfillment)}
              hint={text(m.desk_site_region_fulfillment_hint)}
              list={id}
              value={fulfillment}
              required
              maxLength={40}
              spellCheck={false}
            />
            <datalist id={id}>
              {places.map((place) => (
                <option key={place} value={place} />
              ))}
            </datalist>
          </div>
          <PlaceButtons
            names={{
              forward: text(m.desk_site_region_up, { country: name }),
              back: text(m.desk_site_region_down, { country: name }),
              remove: text(m.desk_site_region_remove, { country: name }),
            }}
            place={at}
            count={count}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
      </details>
    </li>
  );
}
