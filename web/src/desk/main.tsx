import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { getMerchantAccessQuery } from "@velours/sdk/query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createDeskClient } from "./createDeskClient.ts";
import "./desk.css";
import { DeskContext } from "./desk.ts";
import { isSignedOut } from "./isSignedOut.ts";
import { requestDefaults } from "./requestDefaults.ts";
import { createDeskRouter } from "./router.tsx";
import { readSettings } from "./settings.ts";

const settings = readSettings();
document.documentElement.lang = settings.language;

const api = createDeskClient({
  baseUrl: `${location.origin}/api`,
  clientToken: settings.clientToken,
  language: settings.language,
});

const queries: QueryClient = new QueryClient({
  defaultOptions: requestDefaults,
  queryCache: new QueryCache({
    onError(error, { queryKey }) {
      const access = getMerchantAccessQuery(api).queryKey;
      // The session has ended: the desk asks to sign in again, over what is open.
      if (isSignedOut(error) && queryKey[0] !== access[0])
        void queries.invalidateQueries({ queryKey: access });
    },
  }),
});

createRoot(document.getElementById("desk") as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <DeskContext value={{ ...settings, api }}>
        <RouterProvider router={createDeskRouter(settings)} />
      </DeskContext>
    </QueryClientProvider>
  </StrictMode>,
);
