import type { Story } from "../Story.ts";

export const chooseVariant: Story = {
  name: "chooses a variant of a product, which a reload keeps",
  async tell(shopper) {
    await shopper.open("/product/100017");
    await shopper.click("text", "Rose", "main");
    await shopper.isAt(/\?variant=\d+$/);
    await shopper.sees("text", "Color: Rose", "main");
    await shopper.reload();
    await shopper.sees("text", "Color: Rose", "main");
  },
};
