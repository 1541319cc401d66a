// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { paidOrder } from "./testing/paidOrder.ts";
import { answer, refusal, renderDesk } from "./testing/renderDesk.tsx";

const signedOut = refusal("merchantKeyInvalid", null, 401);
const access = {
  kind: "staff",
  id: "1",
  name: "Ada",
  role: "shopkeeper",
  scopes: ["orders:read", "orders:write"],
  sites: null,
};

test("the sign-in after a session's end lies over an open dialog, which keeps what is typed and can be sent again", async () => {
  let here = true;
  const sent: unknown[] = [];
  const whileHere = (data: unknown) => () => (here ? answer(data) : signedOut);
  const { queries, ...desk } = await renderDesk("/desk/orders/V-1", {
    scopes: [],
    answers: {
      getMerchantAccess: whileHere(access),
      getMerchantOrder: whileHere(paidOrder("V-1")),
      listOrderEvents: whileHere([]),
      changeOrderContact: ({ body, idempotencyKey }: { body: { email: string }; idempotencyKey: string }) => {
        sent.push([body.email, idempotencyKey]);
        return here ? answer(paidOrder("V-1")) : signedOut;
      },
    },
  });
  const dialog = () => document.querySelector("[role=dialog]");
  const field = () => document.querySelector<HTMLInputElement>("[role=dialog] [name=email]");
  await desk.press("Correct email or address");
  await desk.find("[role=dialog] h2", "Correct email or address · V-1");
  await desk.type("[role=dialog] [name=email]", "grace@example.com");

  here = false;
  await desk.press("Save", "[role=dialog] button[type=submit]");
  await desk.find("h1", "Sign in");
  await expect.poll(() => dialog()?.matches("[hidden]")).toBe(true);
  expect(document.querySelector("main [name=password]")?.closest("[aria-hidden=true], [inert]")).toBeNull();

  here = true;
  void queries.invalidateQueries();
  await expect.poll(() => dialog()?.matches("[hidden]")).toBe(false);
  await desk.find("[role=dialog] [role=alert]", "Your session has ended. Sign in and try again.");
  expect(field()?.value).toBe("grace@example.com");
  expect(field()?.matches(":disabled")).toBe(false);
  await desk.press("Save", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
});

test("somebody else's sign-in after a session's end loads the page anew, and shows nothing that was open", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  let here: object | null = access;
  const whileHere = (data: unknown) => () => (here === null ? signedOut : answer(data));
  const { queries, ...desk } = await renderDesk("/desk/orders/V-1", {
    scopes: [],
    answers: {
      getMerchantAccess: () => (here === null ? signedOut : answer(here)),
      getMerchantOrder: whileHere(paidOrder("V-1")),
      listOrderEvents: whileHere([]),
    },
  });
  await desk.find("button", "Correct email or address");
  here = null;
  void queries.invalidateQueries();
  await desk.find("h1", "Sign in");
  expect(document.body.textContent).toContain("V-1");
  here = { ...access, id: "2", name: "Grace" };
  void queries.invalidateQueries();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(document.body.textContent).not.toContain("V-1");
  expect(document.querySelector("[role=status]")).not.toBeNull();
});
