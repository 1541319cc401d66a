import type { User } from "@velours/sdk/types";
import { useSession } from "../../../platform/session/useSession.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { AccountLayout } from "./AccountLayout.tsx";
import { EmailConfirmation } from "./EmailConfirmation.tsx";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import { SavedAddress } from "./SavedAddress.tsx";
import { UsernameForm } from "./UsernameForm.tsx";

/** /account/profile: who the member is to the shop, and what of it they can change. */
export function ProfileScreen({ loaded }: { loaded: User | null }) {
  const text = useText();
  const user = useSession().user ?? loaded;
  if (!user) return null;
  return (
    <AccountLayout title={text(m.account)}>
      <div className="flex max-w-128 flex-col gap-10">
        <section aria-labelledby="email" className="flex flex-col gap-2">
          <h2 id="email" className="text-xl font-bold">
            {text(m.email)}
          </h2>
          <p className="break-words text-ink-soft">{user.email}</p>
          {!user.email_confirmed && <EmailConfirmation />}
        </section>
        <section aria-labelledby="addresses" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="addresses" className="text-xl font-bold">
            {text(m.addresses)}
          </h2>
          <SavedAddress kind="shipping" user={user} />
          <SavedAddress kind="billing" user={user} />
        </section>
        <section aria-labelledby="username" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="username" className="text-xl font-bold">
            {text(m.change_username)}
          </h2>
          <UsernameForm key={user.username} username={user.username} />
        </section>
        <section aria-labelledby="password" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 id="password" className="text-xl font-bold">
            {text(m.change_password)}
          </h2>
          <PasswordChangeForm email={user.email} />
        </section>
      </div>
    </AccountLayout>
  );
}
