import { type ChangeEvent, type ComponentProps, useState } from "react";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import type { AddressForm } from "./AddressForm.ts";

// Without them the field is a plain one.
const AddressSuggestions = lazyPart(
  async () => (await import("./suggestions/AddressSuggestions.tsx")).AddressSuggestions,
  { quiet: true },
);

interface Props extends Omit<ComponentProps<typeof Field>, "form" | "onBlur"> {
  form: AddressForm;
  onBlur: () => void;
  /** The form has a field for the address's second line. */
  secondLine: boolean;
  onFill: (form: AddressForm) => void;
}

/** Browsers fill a form without the keys of a shopper: then there is nothing to suggest. */
const isTyped = (event: Event): boolean =>
  "inputType" in event && event.inputType !== "" && event.inputType !== "insertReplacementText";

/** The street, with suggestions while it is typed. */
export function StreetField({ form, secondLine, onChange, onBlur, onFill, ...field }: Props) {
  const [focused, setFocused] = useState(false);
  const [typed, setTyped] = useState("");
  const [combobox, setCombobox] = useState<ComponentProps<"input">>({});
  return (
    <Field
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      {...field}
      {...combobox}
      onFocus={() => setFocused(true)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(isTyped(event.nativeEvent) ? event.currentTarget.value : "");
        onChange?.(event);
      }}
      onBlur={() => {
        setTyped("");
        onBlur();
      }}
      below={
        focused && (
          <AddressSuggestions
            form={form}
            secondLine={secondLine}
            typed={typed}
            onType={setTyped}
            onCombobox={setCombobox}
            onFill={onFill}
          />
        )
      }
    />
  );
}
