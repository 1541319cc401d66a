import { expect, it } from "vitest";
import { listingHead } from "./listingHead.ts";

it("says its breadcrumbs as data: no title can end their script", () => {
  const label = "Toys</script><script>alert(1)</script><!--";
  const crumbs = [{ label, value: "toys" }];
  const [script] = listingHead(
    { title: label },
    crumbs,
    "http://shop.example/toys",
    "http://shop.example",
  ).scripts;
  expect(script?.children).not.toContain("<");
  expect(JSON.stringify(JSON.parse(script?.children ?? ""))).toContain(JSON.stringify(label));
});
