import type { Story } from "../Story.ts";

export const switchLanguage: Story = {
  name: "reads the page in French and adds to the bag there",
  async tell(shopper) {
    await shopper.open("/product/100017");
    await shopper.click("link", "Français");
    await shopper.isAt(/\/fr\/product\/100017/);
    await shopper.hydrated();
    await shopper.click("button", "Ajouter au panier", "main");
    await shopper.sees("heading", "Votre panier (1)", "[role=dialog]");
  },
};
