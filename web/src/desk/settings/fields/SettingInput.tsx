import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { m, useDeskText } from "../../desk.ts";
import type { SettingField } from "./SettingField.ts";

interface Props {
  field: SettingField;
  value: string | boolean;
  onEdit: (value: string | boolean) => void;
}

/** A field of settings. */
export function SettingInput({ field, value, onEdit }: Props) {
  const text = useDeskText();
  const { path, kind, label, hint, fallback, min, max, pattern, required, options } = field;
  if (typeof value === "boolean")
    return (
      <Checkbox
        name={path}
        checked={value}
        onChange={({ target }) => onEdit(target.checked)}
        className="tablet:col-span-2"
      >
        {text(label)}
      </Checkbox>
    );
  if (options)
    return (
      <Select
        label={text(label)}
        name={path}
        value={value}
        options={options.map((option) => ({ value: option.value, label: text(option.label) }))}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  const lang = path.endsWith("_fr") ? "fr" : undefined;
  if (kind === "words")
    return (
      <TextArea
        label={text(label)}
        name={path}
        lang={lang}
        required={required}
        maxLength={max}
        rows={3}
        // Grows with its text, where the browser can.
        className="field-sizing-content contain-inline-size min-h-24"
        value={value}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  const isNumber = kind === "whole" || kind === "amount";
  return (
    <Field
      label={text(label)}
      hint={
        hint ? text(hint) : fallback === undefined ? undefined : text(m.desk_site_when_empty, { n: fallback })
      }
      name={path}
      lang={lang}
      autoComplete="off"
      required={required}
      value={value}
      onChange={({ target }) => onEdit(target.value)}
      {...(isNumber
        ? {
            type: "number",
            min,
            max,
            step: kind === "amount" ? "0.01" : 1,
            inputMode: kind === "amount" ? "decimal" : "numeric",
          }
        : kind === "moment"
          ? { type: "datetime-local" }
          : { type: kind, maxLength: max, pattern })}
    />
  );
}
