import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../account/AccountScreen.tsx";
import { accountHead } from "../account/accountHead.ts";
import { accountSearch } from "../account/accountSearch.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/login")({
  validateSearch: accountSearch,
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/login", textIn(context.shop.language)(m.login)),
  component: () => <AccountScreen mode="login" email={Route.useSearch().email} />,
});
