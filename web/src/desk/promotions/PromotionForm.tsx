import { canShipFree } from "@velours/sdk/rules";
import { Plus, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDeskText } from "../desk.ts";
import { LAST_MINUTE } from "../localMinutes.ts";
import { FindProduct } from "../products/FindProduct.tsx";
import { ProductField } from "../products/ProductField.tsx";
import { useSites } from "../useSites.ts";
import { fieldTexts } from "./fieldTexts.ts";
import { hasBadIds, type PromotionDraft, type TierDraft } from "./promotionDraft.ts";
import { promotionFields, promotionTypes, type TierReward } from "./promotionFields.ts";
import { typeTexts } from "./promotionTexts.ts";

interface Props {
  draft: PromotionDraft;
  edit: (change: Partial<PromotionDraft>) => void;
  readOnly: boolean;
}

type Texts = {
  [Key in keyof PromotionDraft]: PromotionDraft[Key] extends string ? Key : never;
}[keyof PromotionDraft];
type Flags = "enabled" | "freeShipping" | "belowMinimumPrices" | "requiredEmail";

/** The fields of a promotion; which of them there are follows from its type. */
export function PromotionForm({ draft, edit, readOnly }: Props) {
  const text = useDeskText();
  const sites = useSites();
  const fields = promotionFields(draft.type);
  const regions = sites.find(({ code }) => code === draft.site)?.regions ?? [];
  const isReachable = regions.length === 0 || regions.some(({ country }) => canShipFree(country));
  const bind = (name: Texts) => ({
    label: text(fieldTexts[name]),
    name,
    readOnly,
    autoComplete: "off",
    value: draft[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit({ [name]: target.value }),
  });
  const amount = { type: "number", min: 0, step: "0.01", inputMode: "decimal" } as const;
  const percent = { ...amount, step: 1, max: 100, inputMode: "numeric" } as const;
  const whole = { type: "number", min: 1, step: 1, inputMode: "numeric" } as const;
  const ids = (name: "required" | "excluded" | "included") => (
    <Field
      {...bind(name)}
      hint={text(m.desk_promotion_ids_hint)}
      error={hasBadIds(draft[name]) ? text(m.desk_promotion_ids_bad) : undefined}
      after={
        !readOnly && (
          <FindProduct
            label={text(fieldTexts[name])}
            onChoose={(id) => edit({ [name]: [draft[name].trim(), id].filter(Boolean).join(", ") })}
          />
        )
      }
    />
  );
  const product = (name: "product" | "gift", required: boolean) => (
    <ProductField
      label={text(fieldTexts[name])}
      name={name}
      readOnly={readOnly}
      required={required}
      value={draft[name]}
      onChange={(value) => edit({ [name]: value })}
    />
  );
  const flag = (name: Flags) => (
    <Checkbox
      checked={draft[name]}
      disabled={readOnly}
      onChange={({ target }) => edit({ [name]: target.checked })}
    >
      {text(fieldTexts[name])}
    </Checkbox>
  );
  return (
    <>
      <Field {...bind("name")} required maxLength={60} spellCheck={false} autoCapitalize="characters" />
      <Select
        label={text(fieldTexts.type)}
        name="type"
        disabled={readOnly}
        value={draft.type}
        onChange={({ target }) => edit({ type: target.value as PromotionDraft["type"] })}
        options={promotionTypes.map((value) => ({ value, label: text(typeTexts[value]) }))}
      />
      {sites.length > 1 && (
        <Select
          label={text(fieldTexts.site)}
          name="site"
          disabled={readOnly}
          value={draft.site}
          onChange={({ target }) => edit({ site: target.value as PromotionDraft["site"] })}
          options={sites.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {fields.discount === "percent" && (
        <Field {...bind("discount")} {...percent} required after={<Unit>%</Unit>} />
      )}
      {fields.discount === "amount" && <Field {...bind("discount")} {...amount} required />}
      {fields.product && product("product", true)}
      {fields.gift && product("gift", fields.gift === "required")}
      {fields.tiers && (
        <Tiers
          kind={fields.tiers}
          tiers={draft.tiers}
          readOnly={readOnly}
          onChange={(tiers) => edit({ tiers })}
        />
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field {...bind("minimum")} {...amount} />
        <Field {...bind("maximum")} {...amount} />
        <Field {...bind("limit")} {...whole} min={0} />
        <Field {...bind("ends")} type="datetime-local" max={LAST_MINUTE} />
      </div>
      <div>
        {flag("enabled")}
        {flag("freeShipping")}
        {draft.freeShipping && !isReachable && (
          <p className="text-sm text-ink-soft">{text(m.desk_promotion_free_shipping_hint)}</p>
        )}
        {flag("requiredEmail")}
        {flag("belowMinimumPrices")}
      </div>
      <details className="rounded-md border border-line px-4 py-2">
        <summary className="min-h-8 cursor-pointer py-1 font-semibold">
          {text(m.desk_promotion_products)}
        </summary>
        <div className="flex flex-col gap-4 py-3">
          {ids("required")}
          {ids("included")}
          {ids("excluded")}
        </div>
      </details>
      <details className="rounded-md border border-line px-4 py-2">
        <summary className="min-h-8 cursor-pointer py-1 font-semibold">
          {text(m.desk_promotion_texts)}
        </summary>
        <div className="flex flex-col gap-4 py-3">
          <Field {...bind("description")} maxLength={200} />
          <Field {...bind("descriptionFr")} maxLength={200} />
          <Field {...bind("title")} maxLength={200} />
          <Field {...bind("titleFr")} maxLength={200} />
          <TextArea {...bind("message")} rows={2} />
          <TextArea {...bind("messageFr")} rows={2} />
        </div>
      </details>
    </>
  );
}

const Unit = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="px-4 text-ink-soft">
    {children}
  </span>
);

interface TiersProps {
  kind: "percent" | "amount" | "gift" | "shipping";
  tiers: readonly TierDraft[];
  readOnly: boolean;
  onChange: (tiers: TierDraft[]) => void;
}

const rewardTexts = {
  percent: m.desk_tier_percent,
  amount: m.desk_tier_amount,
  gift: m.desk_promotion_gift,
  shipping: m.desk_tier_shipping,
} as const;

function Tiers({ kind, tiers, readOnly, onChange }: TiersProps) {
  const text = useDeskText();
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(tiers.map((tier, nth) => (nth === at ? { ...tier, ...part } : tier)));
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{text(fieldTexts.tiers)}</legend>
      {tiers.map((tier, nth) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
          key={nth}
          className="flex flex-wrap items-end gap-3"
        >
          <Field
            label={text(kind === "shipping" ? m.desk_tier_items : m.desk_tier_from)}
            name={`threshold-${nth}`}
            type="number"
            min={0}
            step={kind === "shipping" ? 1 : "0.01"}
            required
            readOnly={readOnly}
            value={tier.threshold}
            onChange={({ target }) => change(nth, { threshold: target.value })}
            className="min-w-24 flex-1"
          />
          {kind === "gift" ? (
            <ProductField
              label={text(rewardTexts.gift)}
              name={`reward-${nth}`}
              required
              readOnly={readOnly}
              value={tier.reward}
              onChange={(reward) => change(nth, { reward })}
              className="min-w-48 flex-1"
            />
          ) : (
            <Field
              label={text(rewardTexts[kind])}
              name={`reward-${nth}`}
              type="number"
              min={0}
              step={kind === "percent" || (kind === "shipping" && tier.unit === "percentage") ? 1 : "0.01"}
              required
              readOnly={readOnly}
              value={tier.reward}
              onChange={({ target }) => change(nth, { reward: target.value })}
              className="min-w-24 flex-1"
            />
          )}
          {kind === "shipping" && (
            <Select
              label={text(m.desk_tier_unit)}
              name={`unit-${nth}`}
              disabled={readOnly}
              value={tier.unit}
              onChange={({ target }) => change(nth, { unit: target.value as TierReward })}
              options={[
                { value: "amount", label: text(m.desk_tier_unit_amount) },
                { value: "percentage", label: "%" },
              ]}
              className="w-32"
            />
          )}
          {!readOnly && (
            <PlainButton
              aria-label={text(m.desk_tier_remove, { n: nth + 1 })}
              className="flex size-11 items-center justify-center rounded-full hover:bg-mist"
              onClick={() => onChange(tiers.filter((_, at) => at !== nth))}
            >
              <X aria-hidden="true" size={20} />
            </PlainButton>
          )}
        </div>
      ))}
      {!readOnly && (
        <Button
          variant="outline"
          size="small"
          className="self-start"
          onClick={() => onChange([...tiers, { threshold: "", reward: "", unit: "amount" }])}
        >
          <Plus aria-hidden="true" size={18} />
          {text(m.desk_tier_add)}
        </Button>
      )}
    </fieldset>
  );
}
