// @vitest-environment happy-dom
import type { Customer, MerchantScope } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { type Answers, answer, renderDesk } from "../testing/renderDesk.tsx";

const stored = {
  id: "1007",
  email: "ada@example.com",
  name: "Ada Moreau",
  member: {
    username: "ada",
    isEmailVerified: true,
    isStaff: false,
    sites: ["boutique"],
    sessions: 1,
    joinedAt: "2026-10-02T08:00:00.000Z",
  },
  addresses: { billing: null, shipping: null },
  ordersTotal: 0,
  orders: [],
  credits: [],
  giftCards: [],
  messages: [],
  newsletters: [],
  reviewRequests: true,
  subscriptions: [],
} satisfies Customer;

const open = (customer: () => Customer, answers: Answers = {}, more: MerchantScope[] = ["customers:write"]) =>
  renderDesk("/desk/customers/1007", {
    scopes: ["customers:read", ...more],
    answers: { getCustomer: () => answer(customer()), ...answers },
  });

test("review requests are stopped and allowed again", async () => {
  let reviewRequests: boolean = stored.reviewRequests;
  const changeReviewRequests = vi.fn(({ body }: { body: { reviewRequests: boolean } }) => {
    reviewRequests = body.reviewRequests;
    return answer(undefined);
  });
  const desk = await open(() => ({ ...stored, reviewRequests }), { changeReviewRequests });
  await desk.press("Ask for no more reviews");
  await desk.find("[role=status]", "Wants no email that asks for a review");
  await desk.press("Allow these emails again");
  await desk.find("[role=status]", "May be asked for reviews");
  expect(changeReviewRequests.mock.calls.map(([{ body }]) => body.reviewRequests)).toEqual([false, true]);
});

test("a customer is signed out everywhere, and the screen counts their sessions anew", async () => {
  let { sessions } = stored.member;
  const closeCustomerSessions = vi.fn(() => {
    sessions = 0;
    return answer(undefined);
  });
  const desk = await open(() => ({ ...stored, member: { ...stored.member, sessions } }), {
    closeCustomerSessions,
  });
  const button = await desk.find("button", "Sign out everywhere");
  button.focus();
  await desk.press("Sign out everywhere");
  await desk.find("dd [role=status]", "0");
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await desk.press("Sign out everywhere");
  expect(closeCustomerSessions).toHaveBeenCalledTimes(1);
});

test("review requests are stopped once, also when the answer is lost and the customer read anew", async () => {
  let isAnswered = false;
  let reviewRequests: boolean = stored.reviewRequests;
  const changeReviewRequests = vi.fn(
    ({ body }: { body: { reviewRequests: boolean }; idempotencyKey: string }) => {
      reviewRequests = body.reviewRequests;
      if (isAnswered) return answer(undefined);
      isAnswered = true;
      throw new TypeError("fetch failed");
    },
  );
  const desk = await open(() => ({ ...stored, reviewRequests }), { changeReviewRequests });
  await desk.press("Ask for no more reviews");
  await desk.find("[role=status]", "Wants no email that asks for a review");
  await desk.press("Try again");
  await desk.press("Allow these emails again");
  await desk.find("[role=status]", "May be asked for reviews");
  const sent = changeReviewRequests.mock.calls.map(([{ body }]) => body.reviewRequests);
  const [first, again, other] = changeReviewRequests.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(sent).toEqual([false, false, true]);
  expect([again === first, other === first]).toEqual([true, false]);
});

test("a reader of customers is offered neither", async () => {
  const desk = await open(() => stored, {}, []);
  await desk.find("[role=status]", "May be asked for reviews");
  const buttons = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(buttons).not.toContain("Ask for no more reviews");
  expect(buttons).not.toContain("Sign out everywhere");
});
