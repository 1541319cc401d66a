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
});
