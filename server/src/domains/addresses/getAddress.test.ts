import { completedAddress } from "@velours/sdk/rules";
import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("getAddress", (shop) => {
  const get = (id: string) => shop().call("getAddress", { body: { id } });

  test("200: the eight parts of an address (C-706)", async () => {
    expect((await get("sandbox-12-main-road")).body).toEqual({
      line1: "12 Main Road",
      line2: null,
      city: "Austin",
      provinceCode: "TX",
      postalOrZip: "78701",
      countryCode: "US",
      firstname: null,
      lastname: null,
    });
  });

  test.each([
    ["sandbox-200-keystone-lane-st-paul", "us", "US"],
    ["sandbox-31-stone-court", null, "US"],
    ["sandbox-742-evergreen-terrace", " US ", "US"],
  ])("200: %s says its country %j, which a form reads as %s (S8, C-451)", async (id, sent, read) => {
    const { body } = await get(id);
    expect(body.countryCode).toBe(sent);
    const address = completedAddress(body);
    expect(address.country).toBe(read);
    for (const part of Object.values(address)) expect(part).toBe(String(part).trim());
  });
});
