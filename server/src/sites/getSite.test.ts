import { expect, test } from "vitest";
import { describeOperation } from "../testing/describeOperation.ts";

describeOperation("getSite", (shop) => {
  test("200: the settings of a site", async () => {
    const { body } = await shop().call("getSite", { params: { site: "outlet" } });
    expect(body).toMatchObject({
      code: "outlet",
      source: "outlet",
      currencies: ["USD", "CAD", "GBP", "EUR"],
    });
  });

  test("404 resourceDoesNotExist: a site that is none of this shop's", async () => {
    const { status, body } = await shop().call<"getSite", 404>("getSite", { params: { site: "plus" } });
    expect([status, body.reference]).toEqual([404, "resourceDoesNotExist"]);
  });

  test("400 validationError: a site nobody knows", async () => {
    const { status, body } = await shop().call<"getSite", 400>("getSite", { params: { site: "attic" } });
    expect([status, body.reference]).toEqual([400, "validationError"]);
  });
});
