import type { OrderStatus } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { OrderStatusBadge } from "./OrderStatusBadge.tsx";

const inShop = await createShopContext();
const drawn = (status: string) =>
  renderToStaticMarkup(inShop(<OrderStatusBadge status={status as OrderStatus} />)).replace(/<[^>]*>/g, "");

it("shows a status that this release does not know by its own name", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(drawn("shipped-in-part")).toMatch(/in part|partly|partially/i);
  expect(drawn("returned")).toContain("returned");
});
