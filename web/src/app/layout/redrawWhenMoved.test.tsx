// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { redrawWhenMoved } from "./redrawWhenMoved.tsx";

const Part = redrawWhenMoved(() => <a href={`/fr${location.pathname}`}>Français</a>);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** The link's address after the browser at `now` took over what the server drew for `requested`. */
async function takenOver(requested: string, now: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: requested } as PerformanceEntry]);
  const { pathname } = new URL(requested);
  window.history.replaceState(null, "", new URL(now).href);
  const place = document.createElement("div");
  place.innerHTML = `<a href="/fr${pathname}">Français</a>`;
  const drawn = place.firstElementChild;
  await act(async () => void hydrateRoot(place, <Part />, { onRecoverableError: () => {} }));
  return { href: place.querySelector("a")?.getAttribute("href"), kept: place.firstElementChild === drawn };
}

const origin = location.origin === "null" ? "http://localhost:3000" : location.origin;

it("is drawn again after a change of page, and not without one", async () => {
  expect(await takenOver(`${origin}/help`, `${origin}/kink`)).toEqual({ href: "/fr/kink", kept: false });
  expect(await takenOver(`${origin}/help`, `${origin}/help`)).toEqual({ href: "/fr/help", kept: true });
});

it.each([
  ["with the hash", `${origin}/help#returns`],
  ["without it, as some browsers do", `${origin}/help`],
])("is kept at an address with a hash, which the browser names %s", async (_, requested) => {
  expect(await takenOver(requested, `${origin}/help#returns`)).toEqual({ href: "/fr/help", kept: true });
});
