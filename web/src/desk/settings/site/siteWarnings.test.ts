import type { Site } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../../platform/text/useText.ts";
import { applyServices, readServices } from "./serviceDraft.ts";
import { applyEdits } from "./siteDraft.ts";
import { siteWarnings } from "./siteWarnings.ts";

const site = { source: "boutique", brand: "velours", name: "Velours" } as Site;

test.each<[Partial<Site>, RegExp[]]>([
  [{ name: "Atelier" }, []],
  [{ source: "outlet" }, [/products of “outlet” at once, and no longer those of “boutique”,/]],
  [{ brand: "atelier" }, [/^Browsers forget/]],
  [{ assets: { base: "/distribution/", images: "/p/" }, services: [] }, [/new addresses/, /privacy page/]],
])("%j is saved with the warnings %j", (change, warnings) => {
  const said = siteWarnings(site, { ...site, ...change }, textIn("en"));
  expect(said).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

test("settings whose fields PostgreSQL has put in another order are saved without a warning", () => {
  const stored: Site = {
    ...site,
    api: { server: "/api", browser: "https://shop.example/api" },
    assets: { images: "/p/", base: "/distribution/" },
    services: [{ key: "public", role: "chat", provider: "talk" }],
  };
  const next = applyServices(applyEdits(stored, { name: "Atelier" }), readServices(stored, undefined));
  expect(next.services).toBe(stored.services);
  expect(siteWarnings(stored, next, textIn("en"))).toEqual([]);
});
