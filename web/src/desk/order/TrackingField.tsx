import type { ComponentProps } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { parcelLimits } from "./parcelLimits.ts";

type Props = Omit<ComponentProps<typeof Field>, "label" | "name"> & { label?: string; name?: string };

/** The number that a carrier follows a parcel by. */
export function TrackingField(field: Props) {
  const text = useDeskText();
  return (
    <Field
      label={text(m.desk_tracking)}
      name="tracking"
      maxLength={parcelLimits.tracking}
      autoComplete="off"
      spellCheck={false}
      {...field}
    />
  );
}
