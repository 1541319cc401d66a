import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../pages/AboutScreen.tsx";
import { pageRoute } from "../pages/pageRoute.ts";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/about")({
  validateSearch: noSearch,
  ...pageRoute("/about"),
  component: AboutScreen,
});
