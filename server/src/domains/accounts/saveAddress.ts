import { toMemberAddress } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { presentUser } from "./presentUser.ts";
import { saveUserAddress } from "./store/users.ts";

/** Stores an address of the signed-in member, validated by the rules of its kind. */
export const saveAddress: Handler<"saveAddress"> = async ({ params: { id, kind }, body }, context) => {
  const { user, refused } = requireUser(context, id);
  if (refused) return refused;
  const address = toMemberAddress(kind, body, { testZips: context.config.taxProvider === "sandbox" });
  await saveUserAddress(context.store.db, user.id, kind, address);
  const addresses = { ...user.addresses, [kind]: address };
  return { status: 200, body: presentUser({ ...user, addresses }, context) };
};
