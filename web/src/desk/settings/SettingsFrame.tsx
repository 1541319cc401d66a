import { useRouterState } from "@tanstack/react-router";
import type { MerchantScope } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { filterBarClass } from "../frame/FilterBar.tsx";
import { NotForRole } from "../frame/NotForRole.tsx";
import { settingsPlaces } from "./settingsPlaces.ts";

/** Heading and places around a screen of the settings. Its scope decides whether the screen is shown. */
export function SettingsFrame({ scope, children }: { scope?: MerchantScope; children: ReactNode }) {
  const { access } = useDesk();
  const text = useDeskText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const may = (wanted: MerchantScope) => access?.scopes.includes(wanted) ?? false;
  return (
    <>
      <h1 className="text-2xl font-bold print:hidden tablet:text-3xl">{text(m.desk_settings)}</h1>
      <nav aria-label={text(m.desk_settings)} className={filterBarClass}>
        {settingsPlaces
          .filter((place) => may(place.scope))
          .map(({ to, label }) => (
            <DeskLink
              key={to}
              to={to}
              aria-current={path === to || path.startsWith(`${to}/`) ? "page" : undefined}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-brand-600 aria-[current=page]:border-brand-600 aria-[current=page]:bg-brand-600 aria-[current=page]:text-white"
            >
              {text(label)}
            </DeskLink>
          ))}
      </nav>
      {scope === undefined || may(scope) ? children : <NotForRole />}
    </>
  );
}
