import { Outlet, useRouterState } from "@tanstack/react-router";
import type { MerchantScope } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { filterBarClass } from "../frame/FilterBar.tsx";
import { NotForRole } from "../frame/NotForRole.tsx";
import { settingsPlaces } from "./settingsPlaces.ts";

/** Heading and places around every screen of the settings. The scope of its place decides whether a screen is shown. */
export function SettingsFrame() {
  const { access } = useDesk();
  const text = useDeskText();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const may = (wanted: MerchantScope) => access?.scopes.includes(wanted) ?? false;
  const isHere = (to: string) => path === to || path.startsWith(`${to}/`);
  const here = settingsPlaces.find(({ to }) => isHere(to));
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
              aria-current={isHere(to) ? "page" : undefined}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line bg-white px-4 text-sm font-semibold hover:border-brand-600 aria-[current=page]:border-brand-600 aria-[current=page]:bg-brand-600 aria-[current=page]:text-white"
            >
              {text(label)}
            </DeskLink>
          ))}
      </nav>
      {here === undefined || may(here.scope) ? <Outlet /> : <NotForRole />}
    </>
  );
}
