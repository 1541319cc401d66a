import { createFileRoute } from "@tanstack/react-router";
import { LogoutScreen } from "../../features/account/LogoutScreen.tsx";
import { pageRoute } from "../../features/pages/pageRoute.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/logout")({
  validateSearch: noSearch,
  ...pageRoute("/logout"),
  component: LogoutScreen,
});
