// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { DeskContext } from "../desk.ts";
import { DeskFrame } from "./DeskFrame.tsx";

vi.mock("@tanstack/react-router", () => ({ useRouterState: () => "/desk" }));
vi.mock("../useSites.ts", () => ({ useAdminSite: () => ({ error: null }) }));
vi.mock("./places.ts", () => ({ places: [] }));
vi.mock("../DeskLink.tsx", () => ({ DeskLink: () => null }));

const passes = async () => ({ response: new Response(null, { status: 204 }) });
const refuses = async () => ({
  error: { reference: "rateLimited", message: "Too many requests", value: null },
  response: new Response(null, { status: 429 }),
});

it("leaves the desk once the shop has ended the session, and says why it has not", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const leave = vi.spyOn(location, "assign").mockImplementation(() => {});
  const logout = vi.fn<() => Promise<object>>(refuses);
  const desk = { api: { logout }, language: "en", defaultLanguage: "en", locale: "en-US" };
  const page = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={new QueryClient()}>
        <DeskContext value={desk as never}>
          <DeskFrame>{null}</DeskFrame>
        </DeskContext>
      </QueryClientProvider>,
    ),
  );
  const press = (name: string) =>
    act(async () => {
      [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    });
  await press("Sign out");
  expect(leave).not.toHaveBeenCalled();
  expect(page.querySelector("main")?.textContent).toContain("Too many requests");
  logout.mockImplementation(passes);
  await press("Try again");
  expect(logout).toHaveBeenCalledTimes(2);
  expect(leave).toHaveBeenCalledWith("/desk");
});
