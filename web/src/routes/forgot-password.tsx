import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../account/AccountScreen.tsx";
import { accountHead } from "../account/accountHead.ts";
import { accountSearch } from "../account/accountSearch.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/forgot-password")({
  validateSearch: accountSearch,
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/forgot-password", textIn(context.shop.language)(m.forgot_password)),
  component: () => <AccountScreen mode="forgotPassword" email={Route.useSearch().email} />,
});
