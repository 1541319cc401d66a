import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("completeAddress", (shop) => {
  const complete = async (query: string) => (await shop().call("completeAddress", { query })).body;

  test("200: 'main' finds one address, one container and one building number (S8, C-704)", async () => {
    const found = await complete("partialStreet=main&countriesFilter=US,AU&limit=10");
    expect(found.map(({ type }) => type)).toEqual(["Address", "Container", "BuildingNumber"]);
    expect(found[0]).toEqual({
      id: "sandbox-12-main-road",
      text: "12 Main Road",
      highlight: "3-7",
      type: "Address",
      description: "Austin, TX 78701",
    });
  });

  test("200: 'st' has twelve matches, ten of them answered (S8)", async () => {
    expect(await complete("partialStreet=st")).toHaveLength(10);
    expect(await complete("partialStreet=st&limit=3")).toHaveLength(3);
  });

  test.each([
    ["partialStreet=zzz", 0],
    ["partialStreet=", 0],
    ["", 0],
    ["partialStreet=bremner&countriesFilter=CA", 1],
    ["partialStreet=bremner&countriesFilter=US,GB", 0],
    ["partialStreet=18 rue li&countriesFilter=FR", 1],
    ["container=sandbox-main-plaza&advanced=true", 3],
    ["container=sandbox-40-main-avenue&advanced=true", 2],
    ["container=nothing&advanced=true", 0],
  ])("200: %s finds %i", async (query, count) => expect(await complete(query)).toHaveLength(count));

  test("200: every range of highlight begins what was typed", async () => {
    for (const { text, highlight } of await complete("partialStreet=1 s")) {
      const parts = highlight.split(",").map((range) => text.slice(...range.split("-").map(Number)));
      expect(parts.map((part) => part.toLowerCase())).toEqual(["1", "s"]);
    }
  });

  test("500 internalError: 'fail', the service breaks (S8)", async () => {
    const query = "partialStreet=fail";
    const { status, body } = await shop().call<"completeAddress", 500>("completeAddress", { query });
    expect([status, body.reference]).toEqual([500, "internalError"]);
  });

  test("what was typed is not in the trace", async () => {
    shop().services.trace.clear();
    await complete("partialStreet=742 evergreen");
    expect(JSON.stringify(shop().services.trace.entries)).not.toMatch(/evergreen/i);
  });
});
