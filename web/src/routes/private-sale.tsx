import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { PrivateSaleScreen } from "../campaigns/PrivateSaleScreen.tsx";

export const Route = createFileRoute("/private-sale")({
  ...campaignRoute("private-sale"),
  component: () => <PrivateSaleScreen data={Route.useLoaderData()} />,
});
