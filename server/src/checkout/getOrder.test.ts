import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkoutBody } from "../testing/checkoutBody.ts";
import { describeOperation } from "../testing/describeOperation.ts";

describeOperation("getOrder", (shop) => {
  test("200: the order as it was placed", async () => {
    const placed = await shop().call("submitCheckout", { body: checkoutBody() });
    const { status, body, headers } = await shop().call("getOrder", { params: { id: placed.body.id } });
    expect(status).toBe(200);
    expect(body).toEqual(placed.body);
    expect(headers).not.toHaveProperty("x-join-nonce");
  });

  test.each(["unknown", randomUUID()])("404 resourceDoesNotExist: %s", async (id) => {
    const { status, body } = await shop().call<"getOrder", 404>("getOrder", { params: { id } });
    expect([status, body.reference]).toEqual([404, "resourceDoesNotExist"]);
  });

  test("500 internalError: the sandbox's broken order (S8)", async () => {
    const { status, body } = await shop().call<"getOrder", 500>("getOrder", { params: { id: "broken" } });
    expect([status, body.reference]).toEqual([500, "internalError"]);
  });
});
