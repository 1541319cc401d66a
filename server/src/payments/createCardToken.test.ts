import { expect, test } from "vitest";
import { describeOperation } from "../testing/describeOperation.ts";

describeOperation("createCardToken", (shop) => {
  test("200: a token for the hosted fields; nobody's cards for a guest", async () => {
    const { body } = await shop().call("createCardToken", { query: "currency=CAD" });
    expect(body).toEqual({ token: "sandbox-authorization-CAD", vaulted: false, creditCards: [] });
  });

  test("400 validationError: no currency", async () => {
    const { status, body } = await shop().call<"createCardToken", 400>("createCardToken");
    expect([status, Object.keys(body.value)]).toEqual([400, ["currency"]]);
  });
});
