import { createFileRoute } from "@tanstack/react-router";
import { RewardsScreen } from "../../features/account/area/RewardsScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";
import { guard } from "../../platform/session/guard.ts";

export const Route = createFileRoute("/account/rewards")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) =>
    (await import("../../features/account/area/loadAccount.ts")).loadRewards(context),
  head: loadedHead,
  component: () => <RewardsScreen credits={Route.useLoaderData().credits} />,
});
