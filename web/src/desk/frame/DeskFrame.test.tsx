// @vitest-environment happy-dom
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeskContext } from "../desk.ts";
import { requestDefaults } from "../requestDefaults.ts";
import { DeskFrame } from "./DeskFrame.tsx";

vi.mock("@tanstack/react-router", () => {
  const location = { pathname: "/desk/settings/pages/faq", searchStr: "?site=closet" };
  return {
    useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location }),
  };
});
vi.mock("../useSites.ts", () => ({ useAdminSite: () => ({ error: null }) }));
vi.mock("./places.ts", () => ({ places: [] }));
vi.mock("../DeskLink.tsx", () => ({ DeskLink: () => null }));

const passes = async () => ({ response: new Response(null, { status: 204 }) });
const refuses = async () => ({
  error: { reference: "rateLimited", message: "Too many requests", value: null },
  response: new Response(null, { status: 429 }),
});

const logout = vi.fn<() => Promise<object>>();
let page: HTMLElement;
const press = (name: string) =>
  act(async () => {
    [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
  });

/** A mutation tells its screen a little later. */
const shows = (expectation: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expectation();
  });

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  logout.mockReset();
  const desk = { api: { logout }, language: "en", defaultLanguage: "en", locale: "en-US" };
  page = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: requestDefaults })}>
        <DeskContext value={desk as never}>
          <DeskFrame>{null}</DeskFrame>
        </DeskContext>
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => onlineManager.setOnline(true));

it("leaves the desk once the shop has ended the session, and says why it has not", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  logout.mockImplementationOnce(refuses);
  await press("Sign out");
  await shows(() => expect(page.querySelector("main")?.textContent).toContain("Too many requests"));
  expect(leave).not.toHaveBeenCalled();
  logout.mockImplementation(passes);
  await press("Try again");
  await shows(() => expect(leave).toHaveBeenCalledWith("/desk"));
  expect(logout).toHaveBeenCalledTimes(2);
});

it("says offline that the session has not ended, instead of ending it later", async () => {
  onlineManager.setOnline(false);
  logout.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press("Sign out");
  await shows(() => expect(page.querySelector("main")?.textContent).toContain("Try again"));
});

it("keeps the filters of the address in the other language", () => {
  expect(page.querySelector("a[hreflang=fr]")?.getAttribute("href")).toBe(
    "/fr/desk/settings/pages/faq?site=closet",
  );
});

it("asks once to end the session while it is being ended", async () => {
  logout.mockReturnValue(new Promise(() => {}));
  await press("Sign out");
  await shows(() => expect(page.querySelector("button[aria-busy]")?.textContent).toBe("Sign out"));
  await press("Sign out");
  expect(logout).toHaveBeenCalledOnce();
});
