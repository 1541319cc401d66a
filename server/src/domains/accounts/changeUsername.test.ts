import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("changeUsername", (shop) => {
  test("200: the member with the new name, which stays; the page need not reload (S-776)", async () => {
    const { user, headers } = await signIn(shop());
    const changed = await shop().call("changeUsername", { body: { username: "Ada-2" }, headers });
    expect(changed.body.username).toBe("Ada-2");
    const read = await shop().call("getUser", { params: { id: user.id }, headers });
    expect(read.body.username).toBe("Ada-2");
    expect(read.headers["x-session-validation"]).toBe(String(user.revision));
  });

  test("401 authenticationRequired (S-708)", async () => {
    const { status } = await shop().call("changeUsername", { body: { username: "Ada-2" } });
    expect(status).toBe(401);
  });

  test.each([
    [{}, "A username is required"],
    [{ username: "a" }, "Must be at least 2 characters"],
    [{ username: "a".repeat(51) }, "Must not exceed 50 characters"],
    [{ username: "é€" }, "A username can only include letters, numbers, dashes, and underscores"],
  ])("400 validationError: %j (5.11)", async (body, username) => {
    const { headers } = await signIn(shop());
    const response = await shop().call<"changeUsername", 400>("changeUsername", { body, headers });
    expect(response.body.value).toEqual({ username });
  });
});
