import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../../features/pages/home/HomeScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  loader: async ({ context }) => (await import("../../features/pages/home/loadHome.ts")).loadHome(context),
  head: loadedHead,
  component: () => <HomeScreen data={Route.useLoaderData()} />,
});
