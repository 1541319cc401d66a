import { createFileRoute, redirect } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../../features/account/ResetPasswordScreen.tsx";
import { pageRoute } from "../../features/pages/pageRoute.ts";

/** The emailed link's page; without its token there is nothing to do but to ask for one. */
export const Route = createFileRoute("/reset-password")({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    token ? { token: String(token) } : {},
  beforeLoad: ({ search }) => {
    if (!search.token) throw redirect({ to: "/forgot-password", replace: true, statusCode: 301 });
  },
  ...pageRoute("/reset-password"),
  component: () => <ResetPasswordScreen token={Route.useSearch().token ?? ""} />,
});
