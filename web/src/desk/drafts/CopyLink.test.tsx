// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

afterEach(() => void Reflect.deleteProperty(navigator, "clipboard"));

test("a link that the browser does not copy is shown, so that a person can", async () => {
  // Browsers have none on a page without HTTPS.
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  const link = "https://shop.example.com/checkout/prepared/abc";
  const draft = { id: 4, email: "ada@example.com", lines: [], state: "open", order: null, site: "boutique" };
  const days = { createdAt: "2026-11-20T10:00:00.000Z", lastDay: "2026-12-04" };
  const desk = await renderDesk("/desk/drafts", {
    scopes: ["orders:read"],
    answers: { listDrafts: () => answer([{ ...draft, ...days, link }]) },
  });
  await desk.press("Copy the link");
  await desk.find("main li code", link);
  expect(document.querySelector("main li [role=status]")?.textContent).toContain("copy it yourself");
});
