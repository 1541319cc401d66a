import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("getCollection", (shop) => {
  test("200: title and words in the language asked for", async () => {
    const params = { collection: "vibrators" };
    const english = await shop().call("getCollection", { params });
    expect(english.body).toEqual({
      handle: "vibrators",
      title: "All vibrators",
      description: "<p>vibrators</p>",
      meta: { footer_title: "How to choose" },
    });
    const french = await shop().call("getCollection", { params, query: "configuration[language]=fr" });
    expect(french.body).toMatchObject({ title: "Tout vibrators", meta: { footer_title: "Comment choisir" } });
  });

  test("200: takes language and currency together, and no currency nobody knows (S-725)", async () => {
    const params = { collection: "vibrators" };
    const ask = (currency: string) =>
      shop().call("getCollection", {
        params,
        query: `configuration[language]=fr&configuration[currency]=${currency}`,
      });
    expect((await ask("CAD")).body).toMatchObject({ title: "Tout vibrators" });
    expect((await ask("YEN")).status).toBe(400);
  });
});
