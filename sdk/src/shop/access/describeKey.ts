import type { MerchantAccess } from "../../types.ts";

/** The caller of a merchant's operation as records name it: staff by number, since the audit log names no person. */
export function describeKey({
  merchant,
}: {
  merchant?: Pick<MerchantAccess, "kind" | "id" | "name"> | undefined;
}): string {
  if (merchant === undefined) return "no key";
  return merchant.kind === "staff" ? `staff ${merchant.id}` : `key ${merchant.id} (${merchant.name})`;
}
