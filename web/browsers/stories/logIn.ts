import type { Story } from "../Story.ts";

export const logIn: Story = {
  name: "logs in on the way to the account, finds its orders and logs out",
  async tell(shopper) {
    await shopper.open("/account/orders");
    await shopper.fill("Email", "member@example.com");
    await shopper.fill("Password", "sandbox-pass");
    await shopper.click("button", "Login");
    await shopper.isAt(/\/account\/orders$/);
    await shopper.sees("heading", "Orders", "main");
    await shopper.click("button", "Your account", "header");
    await shopper.click("link", "Logout", "header");
    await shopper.isAt(/:\d+\/$/);
  },
};
