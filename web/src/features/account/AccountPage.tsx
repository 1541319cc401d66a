import { type ReactNode, useEffect } from "react";
import { LanguageLink } from "../../platform/layout/LanguageLink.tsx";
import { SkipLink } from "../../platform/layout/SkipLink.tsx";
import { Wordmark } from "../../platform/layout/Wordmark.tsx";
import { holdReload } from "../../platform/session/reloadHold.ts";
import { Link } from "../../platform/ui/Link.tsx";

/** A page of its own for one form: name of the shop, the form, the other language. No header, no cart. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  // It shows nothing of a member whose session has ended, and a new load would lose what was typed: leaving it is soon enough.
  useEffect(() => {
    const release = holdReload();
    return () => release();
  }, []);
  return (
    <>
      <SkipLink />
      <div className="flex flex-1 flex-col items-center bg-mist px-4 pb-10 wide:px-6">
        <header className="flex w-full max-w-128 items-center justify-between py-6 tablet:py-10">
          <Link href="/" preload={false} className="rounded-sm">
            <Wordmark />
          </Link>
          <LanguageLink />
        </header>
        <main id="content" className="w-full max-w-128 rounded-xl bg-white p-6 shadow-card wide:p-10">
          <h1 className="pb-2 text-2xl font-bold">{title}</h1>
          {children}
        </main>
      </div>
    </>
  );
}
