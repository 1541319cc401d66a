import { createFileRoute, redirect } from "@tanstack/react-router";
import { accountHead } from "../account/accountHead.ts";
import { ResetPasswordScreen } from "../account/ResetPasswordScreen.tsx";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

/** The emailed link's page; without its token there is nothing to do but to ask for one. */
export const Route = createFileRoute("/reset-password")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token ? { token: String(token) } : {},
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: "/forgot-password", replace: true, statusCode: 301 });
  },
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/reset-password", textIn(context.shop.language)(m.reset_password)),
  component: () => <ResetPasswordScreen token={Route.useSearch().token ?? ""} />,
});
