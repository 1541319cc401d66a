import type { ComponentProps } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";
import { parcelLimits } from "./parcelLimits.ts";

type Props = Omit<ComponentProps<typeof Field>, "label" | "name"> & { label?: string; name?: string };

/** The carrier of a parcel. */
export function CarrierField(field: Props) {
  const text = useDeskText();
  return (
    <Field
      label={text(m.desk_carrier)}
      name="carrier"
      maxLength={parcelLimits.carrier}
      autoComplete="off"
      {...field}
    />
  );
}
