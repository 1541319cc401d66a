import { expect, it } from "vitest";
import { startGateway } from "./start.ts";

it("says its port, answers there, and ends", async () => {
  const { port, close } = await startGateway({ port: 0, host: "127.0.0.1" });
  const script = `http://127.0.0.1:${port}/hosted-fields/v1/client.js`;
  expect((await fetch(script)).headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  await close();
  await expect(fetch(script)).rejects.toThrow();
});
