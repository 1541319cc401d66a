import { UserRound } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { accountModal } from "../../platform/session/accountModal.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";

const AccountMenu = lazyPart(async () => (await import("./AccountMenu.tsx")).AccountMenu);

/** In the header: a guest logs in, a member finds their pages. */
export function AccountButton() {
  const text = useText();
  const { user } = useSession();
  const [menu, setMenu] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setMenu(false), []);
  return (
    <div className="relative">
      <PlainButton
        ref={button}
        aria-label={text(user ? m.your_account : m.login)}
        aria-haspopup={user ? undefined : "dialog"}
        aria-expanded={user ? menu : undefined}
        onClick={() => (user ? setMenu(!menu) : accountModal.open())}
        className="flex size-11 items-center justify-center rounded-full hover:bg-mist"
      >
        <UserRound aria-hidden="true" size={24} />
      </PlainButton>
      {user && (
        <AccountMenu
          open={menu}
          onClose={close}
          button={button}
          missing={{ open: () => setMenu(true), close }}
        />
      )}
    </div>
  );
}
