import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../account/accountHead.ts";
import { ProfileScreen } from "../account/area/ProfileScreen.tsx";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/account/profile")({
  validateSearch: noSearch,
  beforeLoad: async (guarded) => (await import("../session/requireAccess.ts")).requireAccess(guarded),
  loader: async ({ context }) => {
    const { loadProfile } = await import("../account/area/loadAccount.ts");
    return loadProfile(context);
  },
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/account/profile", textIn(context.shop.language)(m.account)),
  component: () => <ProfileScreen loaded={Route.useLoaderData().user} />,
});
