// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { parseSearch, stringifySearch } from "../routing/searchCodec.ts";
import { languageRewrite } from "../text/languageRewrite.ts";
import { Link } from "./Link.tsx";

const shop = { origin: "https://velours.example", language: "fr", defaultLanguage: "en" } as const;

async function show() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
  const root = createRootRouteWithContext<{ shop: object }>()();
  const start = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => (
      <>
        <Link href="/kink?a=1#b">inner</Link>
        <Link href="https://velours.example/kink">own</Link>
        <Link href="https://other.example/">outer</Link>
        <Link href="/kink" localized={false}>
          plain
        </Link>
      </>
    ),
  });
  const kink = createRoute({ getParentRoute: () => root, path: "/kink", component: () => <h1>Kink</h1> });
  const router = createRouter({
    routeTree: root.addChildren([start, kink]),
    context: { shop },
    history: createMemoryHistory({ initialEntries: ["/fr"] }),
    rewrite: languageRewrite(shop),
    parseSearch,
    stringifySearch,
  });
  const page = document.body.appendChild(document.createElement("div"));
  await act(async () => {
    await router.load();
    createRoot(page).render(<RouterProvider router={router as never} />);
  });
  const link = (text: string) => [...page.querySelectorAll("a")].find((a) => a.textContent === text)!;
  return { page, router, link };
}

it("puts the language before internal links only, and opens others in a new tab (S-086, S-087, S-089)", async () => {
  const { link } = await show();
  const addresses = ["inner", "own", "outer", "plain"].map((text) => link(text).getAttribute("href"));
  expect(addresses).toEqual(["/fr/kink?a=1#b", "/fr/kink", "https://other.example/", "/kink"]);
  expect(link("outer")).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
  expect([link("inner").target, link("own").target]).toEqual(["", ""]);
});

it("handles a click on an internal link without loading a document (S-090)", async () => {
  const { page, router, link } = await show();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  await act(async () => {
    link("own").dispatchEvent(click);
    await router.load();
  });
  expect(click.defaultPrevented).toBe(true);
  expect(router.history.location.pathname).toBe("/fr/kink");
  expect(page.querySelector("h1")?.textContent).toBe("Kink");
});
