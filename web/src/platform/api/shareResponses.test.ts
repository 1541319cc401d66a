import type { Client } from "@velours/sdk";
import { expect, it, vi } from "vitest";
import { shareResponses } from "./shareResponses.ts";

const answer = { data: { code: "boutique" } };

function share(api: Partial<Record<keyof Client, unknown>>) {
  const kept = new Map<string, unknown>();
  const answers = {
    find: (key: string) => kept.get(key),
    keep: (key: string, it: unknown) => kept.set(key, it),
  };
  return (language: "en" | "fr" = "en") =>
    shareResponses(api as unknown as Client, answers as never, language);
}

const site = (code: "boutique" | "outlet") => ({ params: { path: { site: code } } });

it("asks once for what everybody is answered, for each language and each question", async () => {
  const getSite = vi.fn(async () => answer);
  const open = share({ getSite });
  expect(await open().getSite(site("boutique"))).toBe(answer);
  expect(await open().getSite(site("boutique"))).toBe(answer);
  expect(getSite).toHaveBeenCalledTimes(1);
  await open("fr").getSite(site("boutique"));
  await open().getSite(site("outlet"));
  expect(getSite).toHaveBeenCalledTimes(3);
});

it("asks again after an error", async () => {
  const getSite = vi.fn(async () => ({ error: { reference: "resourceDoesNotExist" } }));
  const open = share({ getSite });
  await open().getSite(site("boutique"));
  await open().getSite(site("boutique"));
  expect(getSite).toHaveBeenCalledTimes(2);
});

it("shares nothing of a member", async () => {
  const getUser = vi.fn(async () => ({ data: { id: 1 } }));
  const open = share({ getUser });
  const call = { params: { path: { id: 1 } } } as never;
  await open().getUser(call);
  await open().getUser(call);
  expect(getUser).toHaveBeenCalledTimes(2);
});
