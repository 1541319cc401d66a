import type { SiteCode, StaffRole } from "@velours/sdk/types";
import { putStaff } from "../domains/merchant/store/staff.ts";
import { type SignedIn, signIn } from "./signIn.ts";
import type { TestShop } from "./testShop.ts";

/** Signs a new member of staff in, without a password and an authenticator. */
export async function signInStaff(
  shop: TestShop,
  role: StaffRole,
  sites: readonly SiteCode[] | null = null,
): Promise<SignedIn> {
  const { user } = await signIn(shop);
  await putStaff(shop.services.store.db, user.id, { role, sites });
  return signIn(shop, { email: user.email });
}
