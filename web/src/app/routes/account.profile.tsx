import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../../features/account/area/ProfileScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";
import { guard } from "../../platform/session/guard.ts";

export const Route = createFileRoute("/account/profile")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) =>
    (await import("../../features/account/area/loadAccount.ts")).loadProfile(context),
  head: loadedHead,
  component: () => <ProfileScreen loaded={Route.useLoaderData().user} />,
});
