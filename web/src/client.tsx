import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { setBuild } from "./chunks/reload.ts";
import { getRouter } from "./router.tsx";

setBuild(import.meta.url);

// RouterClient instead of StartClient: without server functions their transport need not be loaded.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  );
});
