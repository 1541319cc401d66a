import type { OrderStatus } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OrderStatusBadge } from "./OrderStatusBadge.tsx";

vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => ({ language: "en", locale: "en-US" }) }));
const drawn = (status: string) =>
  renderToStaticMarkup(<OrderStatusBadge status={status as OrderStatus} />).replace(/<[^>]*>/g, "");

it("shows a status that this release does not know by its own name", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(drawn("shipped-in-part")).toMatch(/in part|partly|partially/i);
  expect(drawn("returned")).toContain("returned");
});
