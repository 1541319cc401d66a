import { createFileRoute } from "@tanstack/react-router";
import { RewardsScreen } from "../account/area/RewardsScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { noSearch } from "../searchCodec.ts";
import { guard } from "../session/guard.ts";

export const Route = createFileRoute("/account/rewards")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) => (await import("../account/area/loadAccount.ts")).loadRewards(context),
  head: loadedHead,
  component: () => <RewardsScreen credits={Route.useLoaderData().credits} />,
});
