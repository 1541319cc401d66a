import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../../features/pages/help/HelpScreen.tsx";
import { pageRoute } from "../../features/pages/pageRoute.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/help")({
  validateSearch: noSearch,
  ...pageRoute("/help"),
  component: HelpScreen,
});
