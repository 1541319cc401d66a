import { useId } from "react";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { m, useDeskText } from "../../desk.ts";
import { LAST_MINUTE } from "../../localMinutes.ts";
import { ProductField } from "../../products/ProductField.tsx";
import { setValidity } from "../../setValidity.ts";
import { ColorInput } from "./ColorInput.tsx";
import { DrawingInput } from "./DrawingInput.tsx";
import { fieldLabel } from "./fieldLabel.ts";
import { areFilters } from "./filterLines.ts";
import type { LookColors } from "./findContrast.ts";
import type { SettingField } from "./SettingField.ts";

interface Props {
  field: SettingField;
  value: string | boolean;
  /** Language of what is typed, where it is known. */
  lang?: string | undefined;
  /** A stored value that nobody touched keeps nobody from saving another field. */
  isEdited?: boolean;
  /** Of the look that a colour is part of. */
  colors?: LookColors;
  /** Why the shop refused it. */
  error?: string | undefined;
  onEdit: (value: string | boolean) => void;
}

/** A field of settings. */
export function SettingInput({
  field,
  value,
  isEdited = false,
  colors = {},
  error,
  onEdit,
  ...props
}: Props) {
  const text = useDeskText();
  const id = useId();
  const { path, kind, hint, fallback, rows = 3, min, max, pattern, required, options } = field;
  const lang = props.lang ?? (path.endsWith("_fr") ? "fr" : undefined);
  const label = fieldLabel(field, text);
  if (typeof value === "boolean")
    return (
      <Checkbox
        name={path}
        checked={value}
        onChange={({ target }) => onEdit(target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="tablet:col-span-2"
      >
        {label}
        <FieldError id={id} text={error} />
      </Checkbox>
    );
  if (options)
    return (
      <Select
        label={label}
        name={path}
        value={value}
        options={options.map((option) => ({ value: option.value, label: text(option.label) }))}
        error={error}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  if (kind === "color") return <ColorInput {...{ field, label, value, colors, error, onEdit }} />;
  if (kind === "drawing") return <DrawingInput {...{ field, label, value, error, onEdit }} />;
  if (kind === "product")
    return (
      <ProductField
        label={label}
        name={path}
        hint={hint && text(hint)}
        error={error}
        required={required}
        value={value}
        onChange={onEdit}
      />
    );
  if (kind === "words" || kind === "lines" || kind === "filters") {
    const problem = kind === "filters" && isEdited && !areFilters(value) ? text(m.desk_filters_bad) : "";
    return (
      <TextArea
        ref={setValidity(problem)}
        label={label}
        name={path}
        hint={hint && text(hint)}
        error={problem || error}
        lang={lang}
        autoComplete="off"
        required={required}
        maxLength={max}
        rows={rows}
        // Grows with its text, where the browser can.
        className={`field-sizing-content contain-inline-size max-h-128 ${rows > 4 ? "min-h-36" : "min-h-24"}`}
        value={value}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  }
  const isNumber = kind === "whole" || kind === "amount";
  return (
    <Field
      label={label}
      hint={
        hint ? text(hint) : fallback === undefined ? undefined : text(m.desk_site_when_empty, { n: fallback })
      }
      name={path}
      error={error}
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
          ? { type: "datetime-local", max: LAST_MINUTE }
          : { type: kind === "day" ? "date" : kind, maxLength: max, pattern })}
    />
  );
}
