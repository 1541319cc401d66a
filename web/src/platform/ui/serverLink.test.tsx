import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { AddressLanguage } from "@velours/sdk/rules";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { parseSearch, stringifySearch } from "../routing/searchCodec.ts";
import { languageRewrite } from "../text/languageRewrite.ts";
import { Link } from "./Link.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

const addresses = ["/", "/kink", "/fr/kink", "/kink/rope-2", "/kink/", "/kink?a=1#b", "/caf%C3%A9", "#top"];

/** A page of links as it is drawn on this side. */
async function draw(current: string, ssr: boolean, spoken: AddressLanguage) {
  vi.stubEnv("SSR", ssr);
  const root = createRootRouteWithContext<{ shop: object }>()();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/$",
    component: () => addresses.map((href) => <Link key={href} href={href} className="strong" />),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { shop: { origin: "https://velours.example", ...spoken } },
    history: createMemoryHistory({ initialEntries: [current] }),
    rewrite: languageRewrite(spoken),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router as never} />);
}

it.each<["en" | "fr", string, ("en" | "fr")?]>([
  ["en", "/kink"],
  ["en", "/kink?a=1"],
  ["en", "/other"],
  ["fr", "/fr/kink"],
  ["fr", "/fr/other"],
  ["fr", "/kink", "fr"],
  ["en", "/en/kink", "fr"],
])("draws in %s at %s what the browser draws", async (language, current, defaultLanguage = "en") => {
  const spoken = { language, defaultLanguage };
  const drawn = await draw(current, true, spoken);
  expect(drawn.match(/<a /g)).toHaveLength(addresses.length);
  expect(drawn).toBe(await draw(current, false, spoken));
});
