import { useRouter } from "@tanstack/react-router";
import { BillingAddress, ShippingAddress, validateForm } from "@velours/sdk/forms";
import type { Address, User } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { formFailure } from "../../../platform/forms/formFailure.ts";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import { updateMember } from "../../../platform/session/updateMember.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { toAddress, toAddressForm } from "../../checkout/address/AddressForm.ts";
import { useAddressForm } from "../../checkout/address/useAddressForm.ts";

export type AddressKind = "billing" | "shipping";

const RULES = { billing: BillingAddress, shipping: ShippingAddress };

export interface EditedAddress {
  kind: AddressKind;
  member: number;
  saved: Address | null;
  onSaved: (user: User) => void;
}

/** A saved address while it is changed. */
export function useAddressEditor({ kind, member, saved, onSaved }: EditedAddress) {
  const text = useText();
  const { session } = useRouter().options.context;
  const { api, language } = useShop();
  const { country } = useRegion();
  const form = useForm();
  const [typed, setTyped] = useState(() => toAddressForm(saved, country));
  const address = useAddressForm({
    form: typed,
    check: (form) => validateForm(RULES[kind], form, language),
    language,
    onChange: setTyped,
  });

  async function save(): Promise<void> {
    address.showAll();
    const review = text(m.review_fields);
    if (!address.valid) return form.show({ fields: { address: review }, general: review });
    form.accept({});
    try {
      const params = { path: { id: member, kind } };
      const user = await getData((await api()).saveAddress({ params, body: toAddress(typed) }));
      updateMember(session, user);
      onSaved(user);
    } catch (error) {
      address.refuse(formFailure(error, { text, language, names: {} }).fields);
      throw error;
    }
  }

  return {
    form,
    typed,
    address,
    submit(event: FormEvent) {
      event.preventDefault();
      void form.run(save);
    },
  };
}
