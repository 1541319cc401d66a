import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { createRootRouteWithContext, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { PageHydrated } from "../../platform/chunks/lazyHydrated.tsx";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { forgetPress } from "../../platform/chunks/pressAgain.ts";
import { isBare } from "../../platform/layout/isBare.ts";
import { SkipLink } from "../../platform/layout/SkipLink.tsx";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";
import { siteIcon } from "../../platform/sites/siteIcon.ts";
import { ToastPlace } from "../../platform/ui/ToastPlace.tsx";
import { Footer, Header } from "../layout/frame.ts";
import { HeadTags } from "../layout/HeadTags.tsx";
import styles from "../styles.css?url";

const AfterFirstView = lazyPart(async () => (await import("../layout/AfterFirstView.tsx")).AfterFirstView, {
  afterReload: { what: "page" },
});

const AnalyticsConsent = lazyPart(
  async () => (await import("../../features/consent/AnalyticsConsent.tsx")).AnalyticsConsent,
  { quiet: true },
);

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: textSearch,
  loader: async ({ context, location }) => {
    const { loadSite } = await import("../../platform/sites/loadSite.ts");
    return loadSite(context, location);
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: loaderData?.site.name },
      { name: "description", content: loaderData?.description },
      { name: "theme-color", content: loaderData?.themeColor },
    ],
    links: [
      {
        rel: "preload",
        href: loaderData?.font ?? figtree,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous",
      },
      { rel: "stylesheet", href: styles },
      ...(loaderData?.styles ? [{ rel: "stylesheet", href: loaderData.styles }] : []),
      siteIcon(loaderData?.site.look),
    ],
  }),
  shellComponent: Document,
  component: Frame,
});

function Document({ children }: { children: ReactNode }) {
  const { shop } = Route.useRouteContext();
  return (
    <html lang={shop.language} data-site={shop.site} data-language={shop.defaultLanguage}>
      <head>
        <HeadTags />
      </head>
      <body onClickCapture={forgetPress} onChangeCapture={forgetPress}>
        {children}
        {/* The browser keeps the scripts that the server has sent. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

function Frame() {
  // By the page on the screen, not the requested one: a frame that changes before its page mounts the old page again.
  const bare = useMatches({ select: (matches) => isBare(matches.at(-1)?.pathname ?? "/") });
  return (
    <>
      {bare ? (
        <Outlet />
      ) : (
        <>
          <SkipLink />
          {/* Next to be reached by keyboard. Forms and the checkout, which have no frame, are not interrupted. */}
          <Suspense>
            <AnalyticsConsent />
          </Suspense>
          <Header />
          <main id="content" className="flex flex-1 flex-col">
            <Outlet />
          </main>
          <Footer />
        </>
      )}
      <ToastPlace />
      {/* React takes over what is in a boundary with the page's own content, and not before it. */}
      <Suspense>
        <PageHydrated />
        <AfterFirstView bare={bare} />
      </Suspense>
    </>
  );
}
