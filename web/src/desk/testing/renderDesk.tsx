import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { FullClient } from "@velours/sdk";
import type { MerchantScope } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { type Desk, DeskContext } from "../desk.ts";
import { requestDefaults } from "../requestDefaults.ts";
import { createDeskRouter } from "../router.tsx";

export const answer = (data: unknown, headers: Record<string, string> = {}) => ({
  data,
  response: new Response(null, { headers }),
});

/** A refused answer, whose message is its reference. */
export const refusal = (reference: string, value: unknown = null, status = 409) => ({
  error: { reference, message: reference, value },
  response: new Response(null, { status }),
});

/** Answers of operations by name; another one is still on its way. */
export type Answers = Record<string, (options: never) => unknown>;

interface Options {
  scopes: readonly MerchantScope[];
  answers: Answers;
  /** Of all sites by default. */
  sites?: readonly string[] | null;
  /** English by default. */
  language?: "en" | "fr";
}

/** Draws the desk at an address, for staff with these scopes, on answers that a test gives. Needs happy-dom. */
export async function renderDesk(
  address: string,
  { scopes, answers, sites = null, language = "en" }: Options,
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => {});
  const access = { kind: "staff", id: "1", name: "Ada", role: "shopkeeper", scopes, sites };
  const all: Answers = {
    getMerchantAccess: () => answer(access),
    getSite: () => answer({}),
    listOrderEvents: () => answer([]),
    ...answers,
  };
  const api = new Proxy({} as FullClient, {
    get: (_, operation: string) => async (options: never) =>
      (await all[operation]?.(options)) ?? new Promise(() => {}),
  });
  const desk: Desk = {
    api,
    clientToken: "",
    botCheckKey: null,
    language,
    defaultLanguage: language,
    locale: language === "fr" ? "fr-CA" : "en-US",
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createDeskRouter(desk, history);
  const queries = new QueryClient({ defaultOptions: requestDefaults });
  document.body.replaceChildren();
  const page = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(page).render(
      <QueryClientProvider client={queries}>
        <DeskContext value={desk}>
          <RouterProvider router={router as never} />
        </DeskContext>
      </QueryClientProvider>,
    ),
  );
  return {
    history,
    queries,
    /** Goes to another address within the desk. */
    visit: (to: string) => act(async () => router.navigate({ to } as never)),
    goBack: () => act(async () => history.back()),
    press: async (name: string, selector = "button") => {
      const button = await find(selector, name);
      await act(async () => button.click());
    },
    /** Types into a field. */
    async type(selector: string, value: string) {
      const field = document.querySelector<HTMLInputElement>(selector)!;
      // React does not hear of a value that is set as its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      await act(async () => field.dispatchEvent(new Event("input", { bubbles: true })));
    },
    find,
  };
}

/** The element with exactly this text, once it is drawn. */
const find = (selector: string, words: string) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        ({ textContent }) => textContent?.trim() === words,
      );
      if (found.length === 0) throw new Error(`no ${selector} says "${words}": ${document.body.textContent}`);
      return found.at(-1)!;
    },
    { timeout: 30_000 },
  );
