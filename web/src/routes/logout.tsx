import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../account/accountHead.ts";
import { LogoutScreen } from "../account/LogoutScreen.tsx";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/logout")({
  validateSearch: noSearch,
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/logout", textIn(context.shop.language)(m.logout)),
  component: LogoutScreen,
});
