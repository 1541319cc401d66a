import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/router-core/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberPresses } from "../platform/chunks/pressAgain.ts";
import { setBuild } from "../platform/chunks/reload.ts";
import { getRouter } from "./router.tsx";

setBuild(import.meta.url);
rememberPresses();

const router = getRouter();

function start() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
}

// Without StartClient: a shop without server functions does not load their transport.
void hydrate(router)
  .finally(() => window.$_TSR?.h())
  .then(start);
