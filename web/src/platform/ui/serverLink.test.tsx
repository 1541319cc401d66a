import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { parseSearch, stringifySearch } from "../routing/searchCodec.ts";
import { languageRewrite } from "../text/languageRewrite.ts";
import { Link } from "./Link.tsx";

let language: "en" | "fr" = "en";
let defaultLanguage: "en" | "fr" = "en";

vi.mock("../api/useShop.ts", () => ({
  useShop: () => ({ origin: "https://velours.example", language, defaultLanguage }),
}));

afterEach(() => {
  vi.unstubAllEnvs();
});

const addresses = ["/", "/kink", "/fr/kink", "/kink/rope-2", "/kink/", "/kink?a=1#b", "/caf%C3%A9", "#top"];

/** A page of links as it is drawn on this side. */
async function draw(current: string, ssr: boolean) {
  vi.stubEnv("SSR", ssr);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/$",
    component: () => addresses.map((href) => <Link key={href} href={href} className="strong" />),
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [current] }),
    rewrite: languageRewrite({ language, defaultLanguage }),
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
])("draws in %s at %s what the browser draws", async (of, current, usual = "en") => {
  language = of;
  defaultLanguage = usual;
  const drawn = await draw(current, true);
  expect(drawn.match(/<a /g)).toHaveLength(addresses.length);
  expect(drawn).toBe(await draw(current, false));
});
