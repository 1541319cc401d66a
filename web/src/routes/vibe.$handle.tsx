import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { VibeScreen } from "../campaigns/VibeScreen.tsx";

/** A campaign's landing page, without the shop's header and bag. */
export const Route = createFileRoute("/vibe/$handle")({
  ...campaignRoute("vibe"),
  component: () => <VibeScreen data={Route.useLoaderData()} />,
});
