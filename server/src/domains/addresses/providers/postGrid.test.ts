import { describe, expect, test } from "vitest";
import { fixture } from "../../../testing/fixture.ts";
import { startFake } from "../../../testing/startFake.ts";
import { postGrid } from "./postGrid.ts";

describe("PostGrid, over HTTP (C-702 to C-707)", () => {
  const fake = fixture(() => startFake("postgrid"));
  const service = (key = "test_sk_velours", timeout = 30_000) => postGrid({ url: fake.url, key, timeout });
  const question = { partialStreet: "main", countries: ["US", "AU"], limit: 10, container: undefined };
  const lastCall = async () => (await fake.control<{ query: unknown; body: unknown }[]>("calls")).at(-1);

  test("suggestions with and without a text of their own", async () => {
    expect(await service().complete(question)).toEqual([
      { id: "pg|1", type: "Address", text: "12 Main Road", highlight: "", description: "Austin, TX, 78701" },
      {
        id: "pg|2",
        type: "Container",
        text: "Main Plaza",
        highlight: "0-4",
        description: "San Antonio - 2 Addresses",
      },
    ]);
    expect(await lastCall()).toMatchObject({
      query: { partialStreet: "main", countriesFilter: "US,AU", limit: "10" },
    });
  });

  test("a container is looked into with container and advanced=true", async () => {
    const found = await service().complete({ ...question, partialStreet: "", container: "pg|2" });
    expect(found.map(({ text }) => text)).toEqual(["Unit 1", "Unit 2"]);
    expect((await lastCall())?.query).toEqual({ container: "pg|2", advanced: "true" });
  });

  test("an address is its eight parts and nothing else the service says", async () => {
    expect(await service().find("pg|1")).toEqual({
      line1: "12 Main Road",
      line2: null,
      city: "Austin",
      provinceCode: "TX",
      postalOrZip: "78701",
      countryCode: "US",
      firstname: null,
      lastname: null,
    });
    expect((await lastCall())?.body).toEqual({ id: "pg|1" });
    expect(await service().find("pg|none")).toBeUndefined();
  });

  test.each([
    ["fail", "PostGrid answered 500", undefined],
    ["odd", "PostGrid answered 200", undefined],
    ["slow", "PostGrid did not answer", 500],
  ])("'%s': %s", async (partialStreet, message, timeout = 30_000) => {
    const suggestions = service(undefined, timeout).complete({ ...question, partialStreet });
    await expect(suggestions).rejects.toThrow(message);
  });

  test("an error never has the key in it", async () => {
    const error = await service("live_sk_secret")
      .complete(question)
      .catch((caught: Error) => caught);
    expect(error).toMatchObject({ message: "PostGrid answered 401" });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("secret");
  });
});
