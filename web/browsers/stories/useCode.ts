import type { Story } from "../Story.ts";

const BAG = "[role=dialog]";

export const useCode: Story = {
  name: "uses a promo code in the bag and takes it out again",
  async tell(shopper) {
    await shopper.open("/product/100017");
    await shopper.click("button", "Add to bag", "main");
    await shopper.fill("Gift card or promo code", "lastchance");
    await shopper.click("button", "Apply", BAG);
    await shopper.click("button", "Remove LASTCHANCE", BAG);
    await shopper.seesNo("button", "Remove LASTCHANCE", BAG);
  },
};
