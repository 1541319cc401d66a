import { getStates, regionsOfCurrency, zipLabel } from "@velours/sdk/rules";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Field, FieldError } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import type { AddressField, AddressForm } from "./AddressForm.ts";

// Without them the field is a plain one.
const AddressSuggestions = lazyPart(
  async () => (await import("./suggestions/AddressSuggestions.tsx")).AddressSuggestions,
  { quiet: true },
);

interface StreetFieldProps extends Omit<ComponentProps<typeof Field>, "form" | "onBlur"> {
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
function StreetField({ form, secondLine, onChange, onBlur, onFill, ...field }: StreetFieldProps) {
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

interface Props {
  /** The browser's autofill keeps the two addresses apart by it. */
  kind: "shipping" | "billing";
  form: AddressForm;
  errors: Partial<Record<AddressField, string>>;
  onChange: (field: AddressField, value: string) => void;
  onBlur: (field: AddressField) => void;
  /** Takes the form with a suggested address in it. */
  onFill: (form: AddressForm) => void;
}

/** The fields of an address; a billing address has no apartment and no phone. */
export function AddressFields({ kind, form, errors, onChange, onBlur, onFill }: Props) {
  const text = useText();
  const { language } = useShop();
  const { regions } = useSite();
  const { currency } = useRegion();
  // A parcel goes where the currency is; a card is billed wherever its bank is.
  const listed = (kind === "shipping" ? regionsOfCurrency(regions, currency) : regions).map(
    ({ country, label, label_fr }) => ({ value: country, label: (language === "fr" && label_fr) || label }),
  );
  // An address from elsewhere keeps its country; a select can't show what it does not list.
  const countries =
    form.country === "" || listed.some(({ value }) => value === form.country)
      ? listed
      : [...listed, { value: form.country, label: form.country }];
  const field = (name: AddressField, autoComplete: string) => ({
    name: `${kind}-${name}`,
    autoComplete: `${kind} ${autoComplete}`,
    value: form[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
    onBlur: () => onBlur(name),
  });
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-6">
      <Select
        label={text(m.country)}
        required
        options={countries}
        className="wide:col-span-6"
        {...field("country", "country")}
      />
      <Field
        label={text(m.first_name)}
        required
        className="wide:col-span-3"
        {...field("firstname", "given-name")}
      />
      <Field
        label={text(m.last_name)}
        required
        className="wide:col-span-3"
        {...field("lastname", "family-name")}
      />
      <StreetField
        label={text(m.street_address)}
        required
        className="wide:col-span-6"
        form={form}
        secondLine={kind === "shipping"}
        onFill={onFill}
        {...field("address1", "address-line1")}
      />
      {kind === "shipping" && (
        <Field
          label={text(m.apartment_optional)}
          className="wide:col-span-6"
          {...field("address2", "address-line2")}
        />
      )}
      <Field label={text(m.city)} required className="wide:col-span-2" {...field("city", "address-level2")} />
      <StateField country={form.country} {...field("state", "address-level1")} />
      <Field
        label={text(zipLabel(form.country) === "zipCode" ? m.zip_code : m.postal_code)}
        required
        className="wide:col-span-2"
        autoCapitalize="characters"
        {...(form.country === "US" && { inputMode: "numeric" as const })}
        {...field("zipcode", "postal-code")}
      />
      {kind === "shipping" && errors.phone && (
        <div className="wide:col-span-6">
          <FieldError text={errors.phone} />
        </div>
      )}
    </div>
  );
}

interface StateProps {
  country: string;
  value: string;
  name: string;
  autoComplete: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
}

/** A select of states or provinces where there is a list, free text elsewhere. */
function StateField({ country, ...field }: StateProps) {
  const text = useText();
  const { language } = useShop();
  const states = getStates(country, language);
  if (!states)
    return <Field label={text(m.state_or_region)} required className="wide:col-span-2" {...field} />;
  const listed = field.value === "" || states.some(({ code }) => code === field.value);
  const options = [
    { value: "", label: text(m.select_option) },
    ...states.map(({ code, name }) => ({ value: code, label: name })),
    // A stored AK or HI is not in the list but may be sent.
    ...(listed ? [] : [{ value: field.value, label: field.value }]),
  ];
  return (
    <Select
      label={text(country === "CA" ? m.province : m.state)}
      required
      options={options}
      className="wide:col-span-2"
      {...field}
    />
  );
}
