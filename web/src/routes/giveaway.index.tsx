import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { GiveawayScreen } from "../campaigns/GiveawayScreen.tsx";

export const Route = createFileRoute("/giveaway/")({
  ...campaignRoute("toy-of-the-month"),
  component: () => <GiveawayScreen data={Route.useLoaderData()} />,
});
