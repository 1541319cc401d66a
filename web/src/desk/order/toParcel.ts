import type { PackedParcelInput } from "@velours/sdk/types";

interface Typed {
  lines: NonNullable<PackedParcelInput["lines"]>;
  carrier: string;
  tracking: string;
}

/** A parcel as it is sent: what was left empty is not in it. */
export function toParcel({ lines, ...typed }: Typed): PackedParcelInput {
  const [carrier, tracking] = [typed.carrier.trim(), typed.tracking.trim()];
  return { lines, ...(carrier && { carrier }), ...(tracking && { tracking }) };
}
