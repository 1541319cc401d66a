import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { GiveawayScreen } from "../campaigns/GiveawayScreen.tsx";

export const Route = createFileRoute("/social-freevibegiveaway")({
  ...campaignRoute("social-giveaway"),
  component: () => <GiveawayScreen data={Route.useLoaderData()} />,
});
