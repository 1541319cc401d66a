import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { orThrow } from "@velours/sdk";
import { withLanguage } from "@velours/sdk/rules";
import { Ellipsis, LogOut, Search, UserRound } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { useAdminSite } from "../useSites.ts";
import { Failure } from "./Failure.tsx";
import { NotForRole } from "./NotForRole.tsx";
import { places } from "./places.ts";
import { roleText } from "./roleText.ts";

/** Places in a phone's row; the others are one press away. */
const PHONE_PLACES = 5;

const placeLook =
  "flex min-h-14 min-w-0 flex-1 px-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft hover:bg-mist aria-[current=page]:text-brand-700 tablet:min-h-11 tablet:flex-none tablet:flex-row tablet:justify-start tablet:gap-3 tablet:rounded-md tablet:px-3 tablet:text-base tablet:aria-[current=page]:bg-brand-50";

const FindDialog = lazy(async () => ({ default: (await import("./FindDialog.tsx")).FindDialog }));
const OwnSessionsDialog = lazy(async () => ({
  default: (await import("../sessions/OwnSessionsDialog.tsx")).OwnSessionsDialog,
}));
const MorePlaces = lazy(async () => ({ default: (await import("./MorePlaces.tsx")).MorePlaces }));

/** Navigation around every screen: on the left, on a phone at the bottom. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { access, api, language, defaultLanguage } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const [showsRest, setShowsRest] = useState(false);
  const [finds, setFinds] = useState(false);
  const [showsSessions, setShowsSessions] = useState(false);
  const sites = useAdminSite();
  useEffect(() => {
    // A new screen is read from its heading on; the first one from the top of the page.
    if (shown.current !== path) main.current?.focus();
    shown.current = path;
  }, [path]);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setFinds(true);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const isHere = (to: string) => (to === "/desk" ? path === to : path.startsWith(to));
  const mayOpen = places.filter(
    ({ scopes }) => scopes?.some((scope) => access?.scopes.includes(scope)) ?? true,
  );
  const closed = places.find((place) => isHere(place.to) && !mayOpen.includes(place));
  const shownOnPhone = mayOpen.length > PHONE_PLACES ? PHONE_PLACES - 1 : PHONE_PLACES;
  const rest = mayOpen.slice(shownOnPhone);
  const other = language === "fr" ? "en" : "fr";

  const signOut = useMutation({
    mutationFn: async () => orThrow(await api.logout()),
    onSuccess() {
      queries.clear();
      location.assign(withLanguage("/desk", { language, defaultLanguage }));
    },
  });

  return (
    <div className="flex min-h-dvh flex-1 flex-col bg-mist tablet:flex-row">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-white focus:p-4"
      >
        {text(m.skip_to_content)}
      </a>
      <header className="flex items-center print:hidden justify-between gap-4 border-b border-line bg-white px-4 py-3 tablet:sticky tablet:top-0 tablet:h-dvh tablet:overflow-y-auto tablet:w-60 tablet:shrink-0 tablet:flex-col tablet:items-stretch tablet:justify-start tablet:border-r tablet:border-b-0 tablet:px-4 tablet:py-6">
        <p className="text-lg font-bold whitespace-nowrap text-brand-700 tablet:px-3 tablet:pb-4">
          {text(m.desk_title)}
        </p>
        <PlainButton
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setFinds(true)}
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-md font-semibold text-ink-soft hover:bg-mist tablet:mb-2 tablet:ml-0 tablet:justify-start tablet:border tablet:border-line tablet:px-3"
        >
          <Search aria-hidden="true" size={20} />
          <span className="max-tablet:sr-only">{text(m.desk_find)}</span>
        </PlainButton>
        <nav
          aria-label={text(m.desk_title)}
          className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-white tablet:static tablet:flex-1 tablet:flex-col tablet:gap-1 tablet:border-t-0"
        >
          {mayOpen.map(({ to, icon: Icon, label, Count }, nth) => (
            <DeskLink
              key={to}
              to={to}
              aria-current={isHere(to) ? "page" : undefined}
              className={`${placeLook} ${nth < shownOnPhone ? "" : "max-tablet:hidden"}`}
            >
              <Icon aria-hidden="true" size={20} />
              {text(label)}
              {Count && <Count />}
            </DeskLink>
          ))}
          {rest.length > 0 && (
            <PlainButton
              aria-haspopup="dialog"
              onClick={() => setShowsRest(true)}
              className={`${placeLook} tablet:hidden ${rest.some(({ to }) => isHere(to)) ? "text-brand-700" : ""}`}
            >
              <Ellipsis aria-hidden="true" size={20} />
              {text(m.desk_more)}
            </PlainButton>
          )}
        </nav>
        <div className="flex items-center gap-3 text-sm tablet:flex-col tablet:items-stretch tablet:gap-1 tablet:border-t tablet:border-line tablet:pt-4">
          {access && (
            <PlainButton
              aria-haspopup="dialog"
              onClick={() => setShowsSessions(true)}
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-md hover:bg-mist tablet:justify-start tablet:px-3 tablet:text-left"
            >
              <UserRound aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 max-tablet:sr-only">
                <span className="block font-semibold break-words">{access.name}</span>
                {access.role && <span className="text-ink-soft">{roleText(access.role, text)}</span>}
              </span>
            </PlainButton>
          )}
          <a
            href={withLanguage(path, { language: other, defaultLanguage }) + search}
            lang={other}
            hrefLang={other}
            className="inline-flex min-h-11 items-center rounded-md px-3 font-semibold text-ink-soft hover:bg-mist"
          >
            {other === "fr" ? "Français" : "English"}
          </a>
          <PlainButton
            aria-busy={signOut.isPending || undefined}
            aria-disabled={signOut.isPending || undefined}
            onClick={() => signOut.isPending || signOut.mutate()}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-3 font-semibold text-ink-soft hover:bg-mist"
          >
            <LogOut aria-hidden="true" size={18} />
            <span className="max-tablet:sr-only">{text(m.desk_sign_out)}</span>
          </PlainButton>
        </div>
      </header>
      <Suspense>
        {finds && <FindDialog places={mayOpen} onClose={() => setFinds(false)} />}
        {showsSessions && access && (
          <OwnSessionsDialog id={access.id} onClose={() => setShowsSessions(false)} />
        )}
        {showsRest && <MorePlaces places={rest} isHere={isHere} onClose={() => setShowsRest(false)} />}
      </Suspense>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 py-6 pb-24 tablet:px-10 tablet:py-10"
      >
        <div className="mx-auto w-full max-w-5xl">
          {signOut.error && <Failure error={signOut.error} reset={() => signOut.mutate()} />}
          {sites.error && !sites.data && <Failure error={sites.error} reset={() => void sites.refetch()} />}
          {closed === undefined ? (
            children
          ) : (
            <>
              <h1 className="text-2xl font-bold tablet:text-3xl">{text(closed.label)}</h1>
              <NotForRole />
            </>
          )}
        </div>
      </main>
    </div>
  );
}
