import type { Address, OrderContactInput } from "../../types.ts";

/** The new address as the order keeps it: its country and state stay as they are, because reports count by them. */
export function correctedAddress(
  {
    firstname,
    lastname,
    address1,
    address2,
    city,
    zipcode,
    phone,
  }: NonNullable<OrderContactInput["shipping"]>,
  { country, state }: Pick<Address, "country" | "state">,
): Address {
  return {
    firstname,
    lastname,
    address1,
    address2: address2 || null,
    city,
    state,
    zipcode,
    country,
    phone: phone || null,
  } as Address;
}
