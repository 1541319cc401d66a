import type { Story } from "../Story.ts";

export const openHome: Story = {
  name: "opens the home page and goes to a collection by its menu",
  async tell(shopper) {
    await shopper.open("/");
    await shopper.sees("heading", "Pleasure, kindly done.");
    await shopper.click("link", "Lubricants", "header");
    await shopper.isAt(/\/lubricants$/);
    await shopper.sees("heading", "Lubricants", "main");
  },
};
