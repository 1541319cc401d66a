import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/account/AccountScreen.tsx";
import { accountSearch } from "../../features/account/accountSearch.ts";
import { pageRoute } from "../../features/pages/pageRoute.ts";

export const Route = createFileRoute("/join")({
  validateSearch: accountSearch,
  ...pageRoute("/join"),
  component: () => <AccountScreen mode="join" email={Route.useSearch().email} />,
});
