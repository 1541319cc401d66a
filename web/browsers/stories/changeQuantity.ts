import type { Story } from "../Story.ts";

const BAG = "[role=dialog]";

export const changeQuantity: Story = {
  name: "puts a product into the bag and takes two of it, which a reload keeps",
  async tell(shopper) {
    await shopper.open("/product/100017");
    await shopper.click("button", "Add to bag", "main");
    await shopper.sees("heading", "Your bag (1)", BAG);
    await shopper.click("button", /^One more/, BAG);
    await shopper.sees("heading", "Your bag (2)", BAG);
    await shopper.reload();
    await shopper.click("button", "Open your bag, 2 items");
    await shopper.sees("heading", "Your bag (2)", BAG);
  },
};
