import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../account/AccountScreen.tsx";
import { accountSearch } from "../account/accountSearch.ts";
import { pageRoute } from "../pages/pageRoute.ts";

export const Route = createFileRoute("/join")({
  validateSearch: accountSearch,
  ...pageRoute("/join"),
  component: () => <AccountScreen mode="join" email={Route.useSearch().email} />,
});
