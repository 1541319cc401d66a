import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/account/AccountScreen.tsx";
import { accountSearch } from "../../features/account/accountSearch.ts";
import { pageRoute } from "../../features/pages/pageRoute.ts";

export const Route = createFileRoute("/login")({
  validateSearch: accountSearch,
  ...pageRoute("/login"),
  component: () => <AccountScreen mode="login" email={Route.useSearch().email} />,
});
