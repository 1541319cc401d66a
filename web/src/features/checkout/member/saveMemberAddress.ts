import type { Address } from "@velours/sdk/types";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { updateMember } from "../../../platform/session/updateMember.ts";

type Context = Pick<RouterContext, "session" | "shop">;

const isSame = (first: Address | null, second: Address): boolean =>
  Object.entries({ ...first, ...second }).every(
    ([field]) => (first?.[field as keyof Address] ?? "") === (second[field as keyof Address] ?? ""),
  );

/** Saves an address the member used as theirs, for the next order. When that fails this order goes on without it. */
export async function saveMemberAddress(
  { session, shop }: Context,
  kind: "shipping" | "billing",
  address: Address | null,
): Promise<void> {
  const { user } = session.get();
  if (!user || !address || isSame(user.address[kind], address)) return;
  const { data } = await (await shop.api()).saveAddress({
    params: { path: { id: user.id, kind } },
    body: address,
  });
  if (data) updateMember(session, data);
}
