import { getStates } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { useEffect, useEffectEvent, useState } from "react";
import { ADDRESS_FIELDS, type AddressField, type AddressForm, trimAddress } from "./AddressForm.ts";
import { loadedState, useRegionProblems } from "./useRegionProblems.ts";

const NO_POSTCODE = /[^\p{L}\p{N}\s-]/u;

type Errors = Partial<Record<AddressField, string>>;

interface Options {
  form: AddressForm;
  /** The contract's rules for this address: what is wrong, by field. */
  check: (form: AddressForm) => Errors;
  language: Language;
  onChange: (form: AddressForm) => void;
}

/**
 * Which errors of an address show: those of fields the shopper has left or changed, all after a try to go on.
 * An unfinished zip code is not called wrong before the field is left, but one with a character that none has is.
 */
export function useAddressForm({ form, check, language, onChange }: Options) {
  const [seen, setSeen] = useState<ReadonlySet<AddressField>>(new Set());
  /** Errors the server found, by field; each holds until its field changes. */
  const [refused, setRefused] = useState<Errors>({});
  const trimmed = trimAddress(form);
  // The contract's errors of a field come first: a postcode that has no form has no state either.
  const own: Errors = { ...useRegionProblems(trimmed, language), ...check(trimmed) };
  const errors = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const text = refused[field] ?? (seen.has(field) ? own[field] : undefined);
      return text ? [[field, text]] : [];
    }),
  ) as Errors;
  const foundState = form.state === "" ? loadedState(form) : null;
  const takeState = useEffectEvent((state: string) => onChange({ ...form, state }));
  useEffect(() => {
    if (foundState) takeState(foundState);
  }, [foundState]);
  const see = (fields: readonly AddressField[]) => setSeen((before) => new Set([...before, ...fields]));
  return {
    errors,
    valid: Object.keys(own).length === 0,
    showAll: () => see(ADDRESS_FIELDS),
    refuse: (fields: Errors) => setRefused(fields),
    change(field: AddressField, value: string) {
      const next = { ...form, [field]: value };
      if (field === "country" && value !== form.country && !isStateOf(value, form.state)) next.state = "";
      if (field !== "zipcode" || NO_POSTCODE.test(value)) see([field]);
      setRefused(({ [field]: _, ...rest }) => rest);
      onChange(next);
    },
    /** Takes what a suggestion has, and checks the whole address again. */
    fill(next: AddressForm) {
      see(ADDRESS_FIELDS);
      setRefused({});
      onChange(next);
    },
    blur: (field: AddressField) => see([field]),
  };
}

function isStateOf(country: string, state: string): boolean {
  return getStates(country)?.some(({ code }) => code === state) ?? false;
}
