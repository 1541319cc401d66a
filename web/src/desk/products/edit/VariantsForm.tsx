import type { Product } from "@velours/sdk/types";
import { type ReactNode, useRef } from "react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { readAmount } from "../../readAmount.ts";
import {
  type NewVariant,
  newVariant,
  readPrices,
  toVariantFields,
  type VariantEdits,
  type VariantFields,
} from "./variantDraft.ts";

interface Props {
  product: Product;
  edits: VariantEdits;
  currencies: readonly string[];
  regions: readonly string[];
  /** Prices that are missing or no amounts are named. */
  isChecked: boolean;
  onEdit: (edits: VariantEdits) => void;
}

/** The buyable forms of a product: those that are there, and new ones with their prices and their stock. */
export function VariantsForm({ product, edits, currencies, regions, isChecked, onEdit }: Props) {
  const text = useDeskText();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { changed, removed, added } = edits;
  const kept = product.variants.filter(({ id }) => !removed.includes(id));
  const count = kept.length + added.length;
  const pictures = [
    { value: "", label: text(m.desk_variant_first_picture) },
    ...product.images.map(({ id, alt }, place) => ({
      value: String(id),
      label: alt || text(m.desk_variant_picture, { n: place + 1 }),
    })),
  ];
  const remove = (next: VariantEdits) => {
    onEdit(next);
    add.current?.focus();
  };

  return (
    <Card title={text(m.desk_variants)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_variants_note)}</p>
      <div className="flex min-w-0 flex-col gap-5">
        <ul ref={list} className="flex flex-col gap-5">
          {kept.map((variant, place) => {
            const { id } = variant;
            const fields = { ...toVariantFields(variant), ...changed[id] };
            return (
              <li key={id} className="border-b border-line pb-5">
                <Fields
                  id={id}
                  legend={text(m.desk_variant, { n: place + 1 })}
                  fields={fields}
                  options={product.options}
                  pictures={pictures}
                  onEdit={(change) =>
                    onEdit({ ...edits, changed: { ...changed, [id]: { ...changed[id], ...change } } })
                  }
                  onRemove={count > 1 ? () => remove({ ...edits, removed: [...removed, id] }) : undefined}
                />
              </li>
            );
          })}
          {added.map((variant, index) => {
            const { id } = variant;
            const edit = (change: Partial<NewVariant>) =>
              onEdit({
                ...edits,
                added: added.map((each) => (each.id === id ? { ...each, ...change } : each)),
              });
            return (
              <li key={id} className="border-b border-line pb-5">
                <Fields
                  id={id}
                  legend={text(m.desk_variant, { n: kept.length + index + 1 })}
                  fields={variant}
                  options={product.options}
                  pictures={pictures}
                  onEdit={edit}
                  onRemove={
                    count > 1
                      ? () => remove({ ...edits, added: added.filter((each) => each.id !== id) })
                      : undefined
                  }
                >
                  <PricesAndStock
                    variant={variant}
                    currencies={currencies}
                    regions={regions}
                    isChecked={isChecked}
                    onEdit={edit}
                  />
                </Fields>
              </li>
            );
          })}
        </ul>
        <Button
          ref={add}
          type="button"
          variant="outline"
          className="self-start"
          onClick={() => {
            const [first] = product.inventories;
            onEdit({ ...edits, added: [...added, newVariant(edits, first?.requires_shipping ?? true)] });
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
            );
          }}
        >
          {text(m.desk_variant_add)}
        </Button>
      </div>
    </Card>
  );
}

interface FieldsProps {
  id: number;
  legend: string;
  fields: VariantFields;
  options: readonly string[] | undefined;
  pictures: readonly { value: string; label: string }[];
  onEdit: (change: Partial<VariantFields>) => void;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
  children?: ReactNode;
}

function Fields({ id, legend, fields, options = [], pictures, onEdit, onRemove, children }: FieldsProps) {
  const text = useDeskText();
  const { option1, sku, gtin, mpn, taxable, preorder, image } = fields;
  const field = (name: "option1" | "sku" | "gtin" | "mpn", label: string, most: number, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      name={`${name}-${id}`}
      maxLength={most}
      autoComplete="off"
      value={{ option1, sku, gtin, mpn }[name]}
      onChange={({ target }) => onEdit({ [name]: target.value })}
      {...(name === "gtin" && { inputMode: "numeric", pattern: "\\d{8}|\\d{12,14}" })}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{[legend, option1].filter(Boolean).join(" · ")}</legend>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {field(
          "option1",
          text(m.desk_variant_option),
          250,
          options.length > 1
            ? text(m.desk_variant_options_hint, { options: options.join("|") })
            : text(m.desk_variant_option_hint),
        )}
        {field("sku", text(m.desk_variant_sku), 100)}
        {field("gtin", text(m.desk_variant_gtin), 14, text(m.desk_variant_gtin_hint))}
        {field("mpn", text(m.desk_variant_mpn), 70)}
        <Select
          label={text(m.desk_variant_image)}
          name={`image-${id}`}
          value={image}
          options={pictures}
          onChange={({ target }) => onEdit({ image: target.value })}
        />
        <div>
          <Checkbox
            name={`taxable-${id}`}
            checked={taxable}
            onChange={({ target }) => onEdit({ taxable: target.checked })}
          >
            {text(m.desk_variant_taxable)}
          </Checkbox>
          <Checkbox
            name={`preorder-${id}`}
            checked={preorder}
            onChange={({ target }) => onEdit({ preorder: target.checked })}
          >
            {text(m.desk_variant_preorder)}
          </Checkbox>
        </div>
        {children}
      </div>
      {onRemove && (
        <Button
          type="button"
          variant="text"
          className="mt-2"
          aria-label={text(m.desk_remove_name, { name: [legend, option1].filter(Boolean).join(" · ") })}
          onClick={onRemove}
        >
          {text(m.remove)}
        </Button>
      )}
    </fieldset>
  );
}

interface NewProps {
  variant: NewVariant;
  currencies: readonly string[];
  regions: readonly string[];
  isChecked: boolean;
  onEdit: (change: Partial<NewVariant>) => void;
}

function PricesAndStock({ variant, currencies, regions, isChecked, onEdit }: NewProps) {
  const text = useDeskText();
  const { id, prices, counts, ships } = variant;
  const lacks = isChecked && readPrices(variant) === undefined;
  const isBad = (typed: string) => readAmount(typed, { least: 0.01 }) === undefined;
  const hasBad = Object.values(prices).some(isBad);
  return (
    <>
      {currencies.map((currency, place) => (
        <Field
          key={currency}
          label={text(m.desk_price, { currency })}
          name={`price-${id}-${currency}`}
          inputMode="decimal"
          autoComplete="off"
          value={prices[currency] ?? ""}
          error={
            !lacks
              ? undefined
              : isBad(prices[currency] ?? "")
                ? text(m.desk_price_bad)
                : place === 0 && !hasBad
                  ? text(m.desk_variant_price_missing)
                  : undefined
          }
          onChange={({ target }) => onEdit({ prices: { ...prices, [currency]: target.value } })}
        />
      ))}
      <Checkbox
        name={`ships-${id}`}
        checked={ships}
        onChange={({ target }) => onEdit({ ships: target.checked })}
        className="tablet:col-span-2"
      >
        {text(m.desk_variant_ships)}
      </Checkbox>
      {ships &&
        regions.map((region) => (
          <Field
            key={region}
            label={text(m.desk_variant_count, { region })}
            hint={text(m.desk_variant_count_hint)}
            name={`count-${id}-${region}`}
            type="number"
            min={0}
            max={999_999_999}
            step={1}
            inputMode="numeric"
            autoComplete="off"
            value={counts[region] ?? ""}
            onChange={({ target }) => onEdit({ counts: { ...counts, [region]: target.value } })}
          />
        ))}
    </>
  );
}
