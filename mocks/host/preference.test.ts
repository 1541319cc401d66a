import { describe, expect, it } from "vitest";
import { scopeCookie, withScope } from "../api/scope.ts";
import { prismHeaders } from "./preference.ts";

const prefer = "example=rateLimited, code=429";

describe("prismHeaders", () => {
  it("names the media type of the example", () => {
    const path = "/services/payments/checkout";
    const preference = (example: string) =>
      prismHeaders("POST", path, { accept: "*/*", prefer: `example=${example}, code=500` });
    expect(preference("gateway").accept).toBe("text/plain");
    expect(preference("internalError").accept).toBe("application/json");
    expect(preference("nothing").accept).toBe("*/*");
  });

  it("keeps a scenario to the page's operation", () => {
    const cookie = withScope("boutique_session=1; velours_mock_operation=getSite", "getOrder");
    expect(cookie).toBe("boutique_session=1; velours_mock_operation=getOrder");
    expect(prismHeaders("GET", "/services/payments/checkouts/1", { cookie, prefer }).prefer).toBe(prefer);
    expect(prismHeaders("GET", "/sites/boutique", { cookie, prefer }).prefer).toBeUndefined();
  });

  it("leaves out what asks for no example", () => {
    expect(prismHeaders("GET", "/sites/boutique", { prefer: "wait=9" })).toEqual({});
  });

  it("leaves out that a caller waited before it sent a large body, as curl does", () => {
    expect(prismHeaders("POST", "/merchant/imports", { expect: "100-continue" })).toEqual({});
  });

  it("lets it through everywhere when the page named no operation", () => {
    const cookie = scopeCookie("").split(";")[0];
    expect(prismHeaders("GET", "/sites/boutique", { cookie, prefer }).prefer).toBe(prefer);
  });
});
