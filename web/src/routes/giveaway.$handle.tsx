import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { GiveawayScreen } from "../campaigns/GiveawayScreen.tsx";

export const Route = createFileRoute("/giveaway/$handle")({
  ...campaignRoute("giveaway"),
  component: () => <GiveawayScreen data={Route.useLoaderData()} />,
});
