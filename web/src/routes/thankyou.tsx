import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { ThankYouScreen } from "../campaigns/ThankYouScreen.tsx";

export const Route = createFileRoute("/thankyou")({
  ...campaignRoute("thankyou"),
  component: () => <ThankYouScreen data={Route.useLoaderData()} />,
});
