import { createFileRoute } from "@tanstack/react-router";
import { loadedHead } from "../layout/loadedHead.ts";
import { HomeScreen } from "../pages/home/HomeScreen.tsx";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  loader: async ({ context }) => (await import("../pages/loadPage.ts")).loadHome(context),
  head: loadedHead,
  component: HomeScreen,
});
