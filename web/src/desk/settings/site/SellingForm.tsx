import type { Currency, Language, Site } from "@velours/sdk/types";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { movePlace } from "../../movePlace.ts";
import { useSites } from "../../useSites.ts";
import type { Problems } from "../fields/readProblems.ts";
import { RegionFields } from "./RegionFields.tsx";
import { addRegion, editRegion, type RegionDraft, readRegions, type SellingEdits } from "./sellingDraft.ts";

interface Props {
  site: Site;
  edits: SellingEdits;
  problems: Problems;
  onEdit: (edits: SellingEdits) => void;
}

const LANGUAGES: readonly Language[] = ["en", "fr"];

/** Where a site sells to, and in which currencies and languages. */
export function SellingForm({ site, edits, problems, onEdit }: Props) {
  const text = useDeskText();
  const sites = useSites();
  const currencies = edits.currencies ?? site.currencies;
  const regions = readRegions(site, edits);
  const places = [...new Set([site, ...sites].flatMap((each) => each.regions.map((own) => own.fulfillment)))];
  const setRegions = (drafts: readonly RegionDraft[]) => onEdit({ ...edits, regions: drafts });
  return (
    <>
      <p className="text-ink-soft">{text(m.desk_site_selling_note)}</p>
      <Card title={text(m.desk_site_countries)}>
        <p className="mb-4 text-ink-soft">{text(m.desk_site_region_first)}</p>
        <FieldError text={problems.regions} />
        <ol className="flex flex-col gap-2">
          {regions.map(({ id, region }, at) => (
            <RegionFields
              key={id}
              region={region}
              at={at}
              count={regions.length}
              currencies={currencies}
              places={places}
              speaksFrench={(edits.languages ?? site.languages).supported.includes("fr")}
              problems={problems}
              onEdit={(change) =>
                setRegions(
                  regions.map((draft) =>
                    draft.id === id ? { id, region: editRegion(region, change) } : draft,
                  ),
                )
              }
              onMove={(to) => setRegions(movePlace(regions, at, to))}
              onRemove={() => setRegions(regions.filter((draft) => draft.id !== id))}
            />
          ))}
        </ol>
        <Button
          type="button"
          variant="outline"
          className="mt-4"
          onClick={() => onEdit(addRegion(site, edits))}
        >
          <Plus aria-hidden="true" size={18} />
          {text(m.desk_site_region_add)}
        </Button>
      </Card>
      <Currencies
        currencies={currencies}
        problems={problems}
        used={new Map(regions.map(({ region }) => [region.currency, region.label || region.country]))}
        onEdit={(next) => onEdit({ ...edits, currencies: next })}
      />
      <Languages
        languages={edits.languages ?? site.languages}
        problems={problems}
        onEdit={(languages) => onEdit({ ...edits, languages })}
      />
    </>
  );
}

interface CurrenciesProps {
  currencies: readonly Currency[];
  problems: Problems;
  /** A country by the currency that it is sold to in. */
  used: ReadonlyMap<Currency, string>;
  onEdit: (currencies: readonly Currency[]) => void;
}

function Currencies({ currencies, problems, used, onEdit }: CurrenciesProps) {
  const text = useDeskText();
  const [typed, setTyped] = useState("");
  const code = typed.trim().toUpperCase();
  const isNew = /^[A-Z]{3}$/.test(code) && !currencies.includes(code);
  const add = () => {
    onEdit([...currencies, code]);
    setTyped("");
  };
  const reasons = [problems.currencies, ...currencies.map((_, at) => problems[`currencies[${at}]`])].filter(
    (reason) => reason !== undefined,
  );
  return (
    <Card title={text(m.desk_site_currencies)}>
      <ul className="mb-4 flex flex-wrap gap-2">
        {currencies.map((currency) => {
          const country = used.get(currency);
          return (
            <li
              key={currency}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 font-semibold"
            >
              {currency}
              {country === undefined ? (
                <PlainButton
                  aria-label={text(m.desk_site_currency_remove, { currency })}
                  className="min-h-11 px-2 text-sm font-semibold text-brand-700 underline underline-offset-4"
                  onClick={() => onEdit(currencies.filter((each) => each !== currency))}
                >
                  {text(m.remove)}
                </PlainButton>
              ) : (
                <span className="sr-only">{text(m.desk_site_currency_of, { currency, country })}</span>
              )}
            </li>
          );
        })}
      </ul>
      {reasons.map((reason) => (
        <FieldError key={reason} text={reason} />
      ))}
      <div className="flex items-start gap-3">
        <Field
          label={text(m.desk_site_currency_add)}
          hint={text(m.desk_site_currency_add_hint)}
          name="currency"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3}
          pattern="[A-Za-z]{3}"
          className="w-56"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It would send the form.
            event.preventDefault();
            if (isNew) add();
          }}
        />
        <Button type="button" variant="outline" className="mt-6.5" disabled={!isNew} onClick={add}>
          {text(m.add)}
        </Button>
      </div>
    </Card>
  );
}

interface LanguagesProps {
  languages: Pick<Site["languages"], "default" | "supported">;
  problems: Problems;
  onEdit: (languages: Pick<Site["languages"], "default" | "supported">) => void;
}

function Languages({ languages, problems, onEdit }: LanguagesProps) {
  const { language } = useDesk();
  const text = useDeskText();
  const id = useId();
  const { supported } = languages;
  const usual = languages.default;
  return (
    <Card title={text(m.desk_site_languages)}>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <div>
          <Select
            label={text(m.desk_site_language_default)}
            name="languages.default"
            value={usual}
            error={problems["languages.default"]}
            options={LANGUAGES.map((each) => ({ value: each, label: formatLanguage(each, language) }))}
            onChange={({ target }) => {
              const next = target.value as Language;
              onEdit({
                default: next,
                supported: supported.includes(next) ? supported : [...supported, next],
              });
            }}
          />
          <p className="mt-1.5 text-sm text-ink-faint">{text(m.desk_site_language_default_hint)}</p>
        </div>
        <fieldset aria-describedby={problems["languages.supported"] && id}>
          <legend className="text-sm font-semibold">{text(m.desk_site_language_spoken)}</legend>
          {LANGUAGES.map((each) => (
            <Checkbox
              key={each}
              checked={supported.includes(each)}
              disabled={each === usual}
              onChange={({ target }) =>
                onEdit({
                  default: usual,
                  supported: target.checked
                    ? [...supported, each]
                    : supported.filter((other) => other !== each),
                })
              }
            >
              {formatLanguage(each, language)}
              {each === usual && ` (${text(m.desk_site_default)})`}
            </Checkbox>
          ))}
          <FieldError id={id} text={problems["languages.supported"]} />
        </fieldset>
      </div>
    </Card>
  );
}
