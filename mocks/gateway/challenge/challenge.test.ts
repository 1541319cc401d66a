import { afterEach, beforeEach, expect, it, vi } from "vitest";

const origin = "https://shop.example";
const postMessage = vi.fn();
let submit: () => void;

beforeEach(() => {
  vi.resetModules();
  postMessage.mockClear();
  const form = {
    addEventListener: (_name: string, listener: (event: object) => void) => {
      submit = () => listener({ preventDefault() {} });
    },
  };
  const other = { value: "1234", addEventListener() {}, focus() {} };
  vi.stubGlobal("location", { search: `?origin=${origin}&nonce=sandbox-card-3ds-challenge-1` });
  vi.stubGlobal("document", { querySelector: (name: string) => (name === "form" ? form : other) });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("parent", { postMessage });
});
afterEach(() => vi.unstubAllGlobals());

const answers: [string, () => Promise<Response>][] = [
  ["the answer is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a proxy answers", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
];

it.each(answers)("tells the page that nothing was confirmed when %s", async (_case, answer) => {
  const canceled = { type: "three-d-secure", outcome: { status: "canceled" } };
  vi.stubGlobal("fetch", vi.fn(answer));
  await import("./challenge.ts");
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[canceled, origin]]));
  submit();
  await vi.waitFor(() =>
    expect(postMessage.mock.calls).toEqual([
      [canceled, origin],
      [canceled, origin],
    ]),
  );
});
