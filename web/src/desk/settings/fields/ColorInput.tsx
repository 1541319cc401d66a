import { useId } from "react";
import { Field } from "../../../platform/ui/Field.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../../desk.ts";
import { setValidity } from "../../setValidity.ts";
import { findContrast, type LookColors } from "./findContrast.ts";
import type { SettingField } from "./SettingField.ts";

interface Props {
  field: SettingField;
  label: string;
  value: string;
  /** The colours of the look that are right as they are written. */
  colors: LookColors;
  error: string | undefined;
  onEdit: (value: string) => void;
}

const COLOR = /^#[0-9a-f]{6}$/;

/** A colour as the settings have it; undefined for anything else. */
export function toColor(typed: string): string | undefined {
  const color = typed.trim().toLowerCase();
  return COLOR.test(color) ? color : undefined;
}

/** A colour as it is written, and the browser's own choice. A colour that texts cannot be read in is said at once. */
export function ColorInput({ field: { path, hint }, label, value, colors, error, onEdit }: Props) {
  const text = useDeskText();
  const id = useId();
  const color = toColor(value);
  const contrast = color && findContrast(path, colors);
  const problem = contrast && text(m.desk_site_color_contrast, contrast);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-3">
        <Field
          ref={setValidity(problem ?? "")}
          label={label}
          hint={hint && text(hint)}
          name={path}
          error={problem ?? error}
          value={value}
          pattern="#[0-9a-fA-F]{6}"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1 self-start"
          onChange={({ target }) => onEdit(target.value)}
        />
        <label htmlFor={id} className="sr-only">
          {text(m.desk_site_color_pick, { label })}
        </label>
        <input
          id={id}
          type="color"
          value={color ?? "#ffffff"}
          onChange={({ target }) => onEdit(target.value)}
          className="mt-6.5 h-12 w-14 shrink-0 cursor-pointer self-start rounded-md border border-line-strong bg-white p-1"
        />
      </div>
      {contrast && (
        <PlainButton
          className="min-h-11 self-start px-1 font-semibold text-brand-700 underline underline-offset-4"
          onClick={() => onEdit(contrast.nearest)}
        >
          {text(m.desk_site_color_use, { color: contrast.nearest })}
        </PlainButton>
      )}
    </div>
  );
}
