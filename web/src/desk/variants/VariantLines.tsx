import { Field } from "../../platform/ui/Field.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../desk.ts";
import { addVariant, type TypedLine } from "./typedLines.ts";
import { VariantSearch } from "./VariantSearch.tsx";

interface Props {
  /** Names the list. */
  label: string;
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
}

const MOST_UNITS = 999;

/** Lines of variants with their units, and a search for more. */
export function VariantLines({ label, lines, onChange }: Props) {
  const text = useDeskText();
  const setQuantity = (variantId: number, typed: string) => {
    const quantity = Math.min(Number.parseInt(typed, 10) || 1, MOST_UNITS);
    onChange(lines.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)));
  };
  return (
    <>
      <VariantSearch onChoose={(variant) => onChange(addVariant(lines, variant))} />
      {lines.length > 0 && (
        <ul aria-label={label} className="flex flex-col gap-2">
          {lines.map(({ variantId, title, quantity }) => (
            <li key={variantId} className="flex items-center gap-3">
              <span className="min-w-0 grow break-words">{title}</span>
              <Field
                label={text(m.desk_draft_units, { title })}
                labelHidden
                name={`quantity-${variantId}`}
                type="number"
                inputMode="numeric"
                min={1}
                max={MOST_UNITS}
                className="w-20 shrink-0"
                value={quantity}
                onChange={({ target }) => setQuantity(variantId, target.value)}
              />
              <PlainButton
                aria-label={text(m.remove_line, { title })}
                className="min-h-11 shrink-0 px-2 font-semibold text-brand-700 underline underline-offset-4"
                onClick={() => onChange(lines.filter((line) => line.variantId !== variantId))}
              >
                {text(m.remove)}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
