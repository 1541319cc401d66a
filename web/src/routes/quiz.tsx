import { createFileRoute } from "@tanstack/react-router";
import { campaignRoute } from "../campaigns/campaignRoute.ts";
import { QuizScreen } from "../campaigns/QuizScreen.tsx";

export const Route = createFileRoute("/quiz")({
  ...campaignRoute("quiz"),
  component: () => <QuizScreen data={Route.useLoaderData()} />,
});
