import { formatMoney, type Locale } from "@velours/sdk/rules";
import type { AuditChange, Currency, Language, ReviewState } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatMoment } from "../../formatMoment.ts";
import { productFields } from "../../products/edit/productFields.ts";
import { fieldTexts } from "../../promotions/fieldTexts.ts";
import type { PromotionDraft } from "../../promotions/promotionDraft.ts";
import { promotionTypes } from "../../promotions/promotionFields.ts";
import { promotionFieldNames, promotionPaths } from "../../promotions/promotionPaths.ts";
import { typeTexts } from "../../promotions/promotionTexts.ts";
import { stateLabel } from "../../reviews/ReviewRow.tsx";
import { collectionFields } from "../collections/collectionFields.ts";
import type { SettingField } from "../fields/SettingField.ts";
import { findHomeField } from "../home/findHomeField.ts";
import { pageFields } from "../pages/pageFields.ts";
import { shippingTable } from "../rates/shippingTable.ts";
import { taxTable } from "../rates/taxTable.ts";
import { siteFields } from "../site/siteFields.ts";
import { labelWord } from "../words/wordsDraft.ts";

/** How a field is called, and how its value is written. */
interface Shown {
  label?: string;
  write: (value: unknown) => string;
}

const plain = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A promotion's fields whose values are not read as they are stored. */
const promotionValues: Partial<Record<keyof PromotionDraft, Kind>> = {
  ends: { kind: "moment" },
  type: {
    kind: "choice",
    options: promotionTypes.map((value) => ({ value, label: typeTexts[value] })),
  },
};

type Kind = Pick<SettingField, "kind" | "options">;

function showField({ part, key }: AuditChange, path: string, text: Text, locale: Locale): Shown {
  /** Writes a value by its kind, where that is known. */
  const say = (field?: Kind) => (value: unknown) => {
    if (typeof value === "boolean") return text(value ? m.desk_log_yes : m.desk_log_no);
    if (field?.kind === "moment" && typeof value === "number")
      return formatMoment(new Date(value * 1000).toISOString(), locale);
    const option = field?.options?.find((each) => each.value === value);
    return option ? text(option.label) : plain(value);
  };
  if (part === "prices") {
    const currency = key.slice(key.indexOf(" ") + 1) as Currency;
    const label = text(path === "price" ? m.desk_price : m.desk_price_former, { currency });
    return { label, write: (amount) => formatMoney(Number(amount), currency, { digits: 2 }) };
  }
  if (part === "stock") return { label: text(m.desk_stock_units), write: plain };
  if (part === "products") {
    const label = labelWord(productFields, path, text, locale.slice(0, 2) as Language);
    return { ...(label && { label }), write: say() };
  }
  if (part === "promotions") {
    const field = promotionFieldNames.find((name) => promotionPaths[name] === path);
    return field ? { label: text(fieldTexts[field]), write: say(promotionValues[field]) } : { write: say() };
  }
  if (part === "pages" || part === "collections") {
    const fields = part === "pages" ? pageFields : collectionFields;
    const label = path.startsWith("rules")
      ? text(m.desk_collection_rules)
      : labelWord(fields, path, text, locale.slice(0, 2) as Language);
    return { ...(label && { label }), write: say() };
  }
  const inHome = part === "sites" ? findHomeField(path) : undefined;
  if (inHome) {
    const entry = [text(inHome.part.title), inHome.place].filter(Boolean).join(" ");
    const { field } = inHome;
    return {
      label: field ? text(m.desk_menu_change, { entry, field: text(field.label) }) : entry,
      write: say(field),
    };
  }
  if (part === "sites") {
    const field = siteFields.find((each) => each.path === path);
    const label = path.startsWith("services") ? m.desk_site_services : field?.label;
    return { ...(label && { label: text(label) }), write: say(field) };
  }
  if (part === "shippingRates" || part === "taxRates") {
    const { fields } = part === "shippingRates" ? shippingTable : taxTable;
    const label =
      path === "position"
        ? m.desk_log_position
        : fields.find((field) => field.path === path || field.path.startsWith(`${path}[`))?.label;
    return {
      ...(label && { label: text(label) }),
      write: (value) => (Array.isArray(value) ? value.join(", ") : say()(value)),
    };
  }
  if (path === "state")
    return { label: text(m.desk_review_decision), write: (state) => text(stateLabel(state as ReviewState)) };
  if (path === "reason") return { label: text(m.desk_reason), write: plain };
  const label = text(m.desk_answer);
  if (path === "answer.answeredAt") return { label, write: (time) => formatMoment(String(time), locale) };
  return { label, write: (answer) => (answer as { text?: string }).text ?? plain(answer) };
}

/** Fields of a change as people read them. */
export const showFields = (change: AuditChange, text: Text, locale: Locale): ShownChange[] =>
  change.fields.map(({ path, before, after }) => {
    const { label, write } = showField(change, path, text, locale);
    const show = (json: string | null): string | null => {
      if (json === null) return null;
      try {
        return write(JSON.parse(json));
      } catch {
        // A long value was shortened.
        return json;
      }
    };
    return { path, label, before: show(before), after: show(after) };
  });
