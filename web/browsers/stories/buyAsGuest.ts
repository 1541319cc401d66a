import type { Story } from "../Story.ts";

export const buyAsGuest: Story = {
  name: "buys as a guest by card and sees the order again after a reload",
  async tell(shopper) {
    await shopper.open("/product/100017");
    await shopper.click("button", "Add to bag", "main");
    await shopper.click("link", "Checkout", "[role=dialog]");
    await shopper.fill("Email", "ada@example.com");
    await shopper.fill("First name", "Ada");
    await shopper.fill("Last name", "Moreau");
    await shopper.fill("Street address", "12 Main St #4");
    await shopper.fill("City", "Austin");
    await shopper.select("State", "TX");
    await shopper.fill("Zip Code", "78701");
    await shopper.sees("radio", /Standard/);
    await shopper.click("button", "Continue");
    await shopper.fillFrame("Card Number", "4111111111111111");
    await shopper.fillFrame("Expiration date", "1234");
    await shopper.fillFrame("CVV", "123");
    await shopper.click("button", /^Pay \D{1,4}[\d,.]+$/);
    await shopper.sees("heading", "Thank You Ada Moreau!");
    await shopper.isAt(/\/checkout\?id=[0-9a-f-]{36}/);
    await shopper.reload();
    await shopper.sees("heading", "Thank You Ada Moreau!");
  },
};
