import { createFileRoute } from "@tanstack/react-router";
import { VibeScreen } from "../campaigns/VibeScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { noSearch } from "../searchCodec.ts";

/** A campaign's landing page, without the shop's header and bag. */
export const Route = createFileRoute("/vibe/$handle")({
  validateSearch: noSearch,
  loader: async ({ context, params: { handle } }) =>
    (await import("../campaigns/loadVibe.ts")).loadVibe(context, handle),
  head: loadedHead,
  component: () => <VibeScreen data={Route.useLoaderData()} />,
});
