import { useRouter } from "@tanstack/react-router";
import { afterLogin } from "@velours/sdk/rules";
import { useCallback } from "react";
import { signedIn } from "../../platform/session/signedIn.ts";
import type { AccountView } from "./AccountView.ts";

/** Returns the callback of a login: the page is the member's, and goes where it was meant to. */
export function useLoginRedirect(): (search: string, redirect?: string) => AccountView["onLogin"] {
  const router = useRouter();
  return useCallback(
    (search, redirect) => (user, options) => {
      signedIn(router, user, options);
      const { history } = router;
      const target = afterLogin(search, router.options.context.shop, redirect);
      // Its own history, not `navigate`: the address has its language already. An address that is open already needs no second entry.
      if (target !== history.location.href) history.push(target);
    },
    [router],
  );
}
