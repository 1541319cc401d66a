import { TOTP } from "otpauth";
import type { Story } from "../Story.ts";

/** Authenticator of the sandbox's staff. */
const authenticator = new TOTP({ secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });

export const signInAtDesk: Story = {
  name: "signs in at the desk with a code and finds the orders",
  async tell(shopper) {
    await shopper.tab.open(`${shopper.shop}/desk`);
    await shopper.fill("Email", "desk@example.com");
    await shopper.fill("Password", "sandbox-pass");
    await shopper.click("button", "Sign in");
    // A code works once, so each engine waits for one that no other used.
    await shopper.fill("Authenticator Code", authenticator.generate());
    await shopper.click("button", "Sign in");
    await shopper.sees("heading", "Today");
    await shopper.click("link", "Orders");
    await shopper.sees("heading", "Orders");
  },
};
