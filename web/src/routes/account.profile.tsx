import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../account/area/ProfileScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { noSearch } from "../searchCodec.ts";
import { guard } from "../session/guard.ts";

export const Route = createFileRoute("/account/profile")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) => (await import("../account/area/loadAccount.ts")).loadProfile(context),
  head: loadedHead,
  component: () => <ProfileScreen loaded={Route.useLoaderData().user} />,
});
