import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../account/accountHead.ts";
import { RewardsScreen } from "../account/area/RewardsScreen.tsx";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/account/rewards")({
  validateSearch: noSearch,
  beforeLoad: async (guarded) => (await import("../session/requireAccess.ts")).requireAccess(guarded),
  loader: async ({ context }) => {
    const { loadRewards } = await import("../account/area/loadAccount.ts");
    return loadRewards(context);
  },
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/account/rewards", textIn(context.shop.language)(m.rewards)),
  component: () => <RewardsScreen credits={Route.useLoaderData().credits} />,
});
