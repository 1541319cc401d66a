import type { Address } from "../../types.ts";

interface Names {
  first_name: string | null;
  last_name: string | null;
}

type Addresses = Partial<Record<"billing" | "shipping", Address | null>>;

/** The name of an account, or else of the first of these addresses that has one; null for none. */
export function toCustomerName(
  account: Names | undefined,
  ...all: (Addresses | null | undefined)[]
): string | null {
  const names = [
    [account?.first_name, account?.last_name],
    ...all
      .flatMap((addresses) => [addresses?.shipping, addresses?.billing])
      .map((address) => [address?.firstname, address?.lastname]),
  ];
  return names.map((words) => words.filter(Boolean).join(" ").trim()).find(Boolean) ?? null;
}
