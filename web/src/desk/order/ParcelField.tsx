import type { ComponentProps } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { parcelLimits } from "./parcelLimits.ts";

const labels = { carrier: m.desk_carrier, tracking: m.desk_tracking };

interface Props extends Omit<ComponentProps<typeof Field>, "label" | "name"> {
  part: keyof typeof labels;
  label?: string;
  name?: string;
}

/** The carrier of a parcel, or the number that it follows the parcel by. */
export function ParcelField({ part, ...field }: Props) {
  const text = useDeskText();
  return (
    <Field
      label={text(labels[part])}
      name={part}
      maxLength={parcelLimits[part]}
      autoComplete="off"
      spellCheck={part === "tracking" ? false : undefined}
      {...field}
    />
  );
}
