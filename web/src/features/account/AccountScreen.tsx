import { useRouter } from "@tanstack/react-router";
import type { AccountMode } from "@velours/sdk/rules";
import { useText } from "../../platform/text/useText.ts";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { ACCOUNT_TITLES } from "./accountTitles.ts";
import { useLoginRedirect } from "./useLoginRedirect.ts";

/** /login, /join and /forgot-password. */
export function AccountScreen({ mode, email }: { mode: AccountMode; email?: string | undefined }) {
  const text = useText();
  const router = useRouter();
  const lead = useLoginRedirect();
  return (
    <AccountPage title={text(ACCOUNT_TITLES[mode])}>
      <AccountForm
        mode={mode}
        email={email}
        onLogin={(user, options) => lead(router.state.location.searchStr)(user, options)}
      />
    </AccountPage>
  );
}
