import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { DealsScreen } from "../campaigns/DealsScreen.tsx";

export const Route = createFileRoute("/daily-deals/$handle")({
  ...campaignRoute("daily-deals"),
  component: () => <DealsScreen data={Route.useLoaderData()} />,
});
