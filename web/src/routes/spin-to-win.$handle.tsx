import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { SpinScreen } from "../campaigns/SpinScreen.tsx";

export const Route = createFileRoute("/spin-to-win/$handle")({
  ...campaignRoute("spin-to-win"),
  component: () => <SpinScreen data={Route.useLoaderData()} />,
});
