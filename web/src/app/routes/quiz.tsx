import { createFileRoute } from "@tanstack/react-router";
import { CampaignScreen } from "../../features/campaigns/CampaignScreen.tsx";
import { campaignRoute } from "../../features/campaigns/campaignRoute.ts";

export const Route = createFileRoute("/quiz")({
  ...campaignRoute("quiz"),
  component: () => <CampaignScreen data={Route.useLoaderData()} />,
});
