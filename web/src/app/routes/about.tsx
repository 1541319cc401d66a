import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../../features/pages/AboutScreen.tsx";
import { pageRoute } from "../../features/pages/pageRoute.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/about")({
  validateSearch: noSearch,
  ...pageRoute("/about"),
  component: AboutScreen,
});
