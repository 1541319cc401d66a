import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../pages/home/HomeScreen.tsx";
import { pageRoute } from "../pages/pageRoute.ts";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  ...pageRoute("/"),
  component: HomeScreen,
});
