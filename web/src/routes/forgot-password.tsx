import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../account/AccountScreen.tsx";
import { accountSearch } from "../account/accountSearch.ts";
import { pageRoute } from "../pages/pageRoute.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: accountSearch,
  ...pageRoute("/forgot-password"),
  component: () => <AccountScreen mode="forgotPassword" email={Route.useSearch().email} />,
});
