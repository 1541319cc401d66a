import type { AccountMode } from "@velours/sdk/rules";
import type { User } from "@velours/sdk/types";

/** Callbacks of an account's form into the modal or page it stands on. */
export interface AccountView {
  /** In the modal: shows another form. On a page links lead to the others. */
  onMode?: ((mode: AccountMode) => void) | undefined;
  /** Filled in at first. */
  email?: string | undefined;
  onLogin: (user: User, options: { remember: boolean }) => void;
}
