import type { AccountMode } from "@velours/sdk/rules";
import type { AccountView } from "./AccountView.ts";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** The form of a mode, the same in the modal and on its page. */
export function AccountForm({ mode, ...view }: AccountView & { mode: AccountMode }) {
  switch (mode) {
    case "login":
      return <LoginForm {...view} />;
    case "join":
      return <JoinForm {...view} />;
    case "forgotPassword":
      return <ForgotPasswordForm {...view} />;
  }
}
