// Generated from openapi/ by `npm run generate`. Do not edit.
import { PasswordChange, PasswordReset, Subscription, UpsellAcceptance } from "../forms/index.ts";

export const formsWithRules = {
  acceptUpsellBody: UpsellAcceptance,
  changePasswordBody: PasswordChange,
  resetPasswordBody: PasswordReset,
  startSubscriptionBody: Subscription,
};
