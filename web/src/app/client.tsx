import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { followTranslation } from "../platform/browser/followTranslation.ts";
import { rememberPresses } from "../platform/chunks/pressAgain.ts";
import { setBuild } from "../platform/chunks/reload.ts";
import { hearAutofill } from "../platform/forms/hearAutofill.ts";
import { getRouter } from "./router.tsx";

setBuild(import.meta.url);
rememberPresses();
followTranslation();
hearAutofill();

// Without StartClient: a shop without server functions does not load their transport.
const router = getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
