import type { Story } from "../Story.ts";

export const search: Story = {
  name: "searches with a spelling mistake and opens what was meant",
  async tell(shopper) {
    await shopper.open("/about");
    await shopper.click("button", "Search", "header");
    await shopper.fill(/./, "silicnoe", "[role=dialog]");
    await shopper.click("link", /View all \d+ results/, "[role=dialog]");
    await shopper.sees("text", "Nothing is called “silicnoe”. Showing results for “silicone”.", "main");
  },
};
