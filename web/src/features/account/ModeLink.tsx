import { useLocation } from "@tanstack/react-router";
import type { AccountMode } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { ACCOUNT_PATHS } from "../../platform/session/accountPaths.ts";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import type { AccountView } from "./AccountView.ts";

interface Props extends Pick<AccountView, "onMode"> {
  mode: AccountMode;
  children: ReactNode;
}

/** Leads to another of the account's forms: in the modal where it is, on a page to its own, with the same redirect. */
export function ModeLink({ mode, onMode, children }: Props) {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const look = buttonClass({ variant: "text", size: "small" }).replace("px-4", "px-0");
  if (onMode)
    return (
      <PlainButton className={look} onClick={() => onMode(mode)}>
        {children}
      </PlainButton>
    );
  return (
    <Link href={ACCOUNT_PATHS[mode] + query} preload={false} className={look}>
      {children}
    </Link>
  );
}
