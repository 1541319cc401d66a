import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/account/AccountScreen.tsx";
import { accountSearch } from "../../features/account/accountSearch.ts";
import { pageRoute } from "../../features/pages/pageRoute.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: accountSearch,
  ...pageRoute("/forgot-password"),
  component: () => <AccountScreen mode="forgotPassword" email={Route.useSearch().email} />,
});
