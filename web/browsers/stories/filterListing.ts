import type { Story } from "../Story.ts";

export const filterListing: Story = {
  name: "narrows a listing by a color, which Back takes away again",
  async tell(shopper) {
    await shopper.open("/sex-toys");
    await shopper.click("text", "Color", "main summary");
    await shopper.click("checkbox", /^Navy/, "main");
    await shopper.isAt(/\/sex-toys\?.*color=navy/);
    await shopper.sees("button", /^Remove filter .*Navy/, "main");
    await shopper.tab.evaluate(() => history.back());
    await shopper.isAt(/\/sex-toys$/);
    await shopper.seesNo("button", /^Remove filter .*Navy/, "main");
  },
};
