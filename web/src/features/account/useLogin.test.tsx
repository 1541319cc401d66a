// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { ChallengeFailedError } from "../../platform/forms/challenge/ChallengeFailedError.ts";
import { Form } from "../../platform/forms/Form.tsx";
import { useLogin } from "./useLogin.ts";

const login = vi.fn();
const run = vi.fn();
vi.mock("../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: "en", locale: "en-US", api: async () => ({ login }) }),
}));
vi.mock("../../platform/forms/challenge/useChallenge.ts", () => ({
  useChallenge: () => ({ run: () => run() }),
}));

const refuse = (reference: string, value: unknown = null) => ({
  error: { reference, message: reference, value },
  response: new Response(null, { status: 401 }),
});
const codeRequired = () => refuse("oneTimeCodeRequired", { "challenge.token": "" });

function Login() {
  const { form, mode, code, submit } = useLogin(() => {});
  return (
    <Form form={form} onSubmit={submit} label="Log in">
      <input name="email" defaultValue="ada@example.com" />
      <input name="current-password" defaultValue="correct horse" />
      {mode === "one-time-code" && <input ref={code} name="challenge[token]" defaultValue="12345" />}
      <output>{form.general}</output>
    </Form>
  );
}

let page: HTMLElement;
const codeField = () => page.querySelector<HTMLInputElement>('[name="challenge[token]"]');
const submit = () => act(async () => page.querySelector("form")?.requestSubmit());

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  login.mockReset();
  run.mockReset().mockRejectedValue(new ChallengeFailedError("300100"));
  document.body.replaceChildren();
  page = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(page).render(<Login />));
});

it("runs no bot check after one that failed, also when no code could be sent (S-541)", async () => {
  login.mockResolvedValueOnce(refuse("rateLimited"));
  await submit();
  expect(page.querySelector("output")?.textContent).toBe("rateLimited");
  expect(codeField()).not.toBeNull();
  login.mockResolvedValueOnce({ data: {} });
  await submit();
  expect(run).toHaveBeenCalledTimes(1);
  expect(login.mock.calls.map(([{ body }]) => [body.action, body.challenge])).toEqual([
    ["send-one-time-code", { type: "one-time-code", token: null }],
    ["submit", { type: "one-time-code", token: "12345" }],
  ]);
});

it("goes to the code's field once the code is sent, whoever asked for it (S-541, S-546)", async () => {
  login.mockResolvedValueOnce(codeRequired());
  await submit();
  expect(document.activeElement).toBe(codeField());
});

it("asks for a code when the shop wants one after a bot check (S-546)", async () => {
  run.mockResolvedValue("token");
  login.mockResolvedValueOnce(codeRequired());
  await submit();
  expect(document.activeElement).toBe(codeField());
});

it("runs the bot check again as long as it works", async () => {
  run.mockResolvedValue("token");
  login.mockResolvedValue(refuse("credentialsWrong"));
  await submit();
  await submit();
  expect(run).toHaveBeenCalledTimes(2);
  expect(codeField()).toBeNull();
});
