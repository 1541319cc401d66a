import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../account/AccountScreen.tsx";
import { accountSearch } from "../account/accountSearch.ts";
import { pageRoute } from "../pages/pageRoute.ts";

export const Route = createFileRoute("/login")({
  validateSearch: accountSearch,
  ...pageRoute("/login"),
  component: () => <AccountScreen mode="login" email={Route.useSearch().email} />,
});
