import { createFileRoute } from "@tanstack/react-router";
import { CampaignScreen } from "../../features/campaigns/CampaignScreen.tsx";
import { campaignRoute } from "../../features/campaigns/campaignRoute.ts";

export const Route = createFileRoute("/giveaway/{-$handle}")({
  ...campaignRoute("giveaway", "toy-of-the-month"),
  component: () => <CampaignScreen data={Route.useLoaderData()} />,
});
