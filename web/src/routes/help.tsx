import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../pages/HelpScreen.tsx";
import { pageRoute } from "../pages/pageRoute.ts";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/help")({
  validateSearch: noSearch,
  ...pageRoute("/help"),
  component: HelpScreen,
});
