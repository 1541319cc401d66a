import { describe, expect, it } from "vitest";
import { breadcrumbList, breadcrumbs, crumbLabel } from "./breadcrumbs.ts";

describe("breadcrumbs", () => {
  it.each([
    [
      "/sex-toys/dildos",
      [
        ["Sex Toys", "sex-toys"],
        ["Dildos", "sex-toys/dildos"],
      ],
    ],
    ["/fr/kink", [["Kink", "kink"]]],
    ["/kink/soft-halo-100017", [["Soft Halo", "kink/soft-halo-100017"]]],
    ["/product/100017/soft-halo", [["Soft Halo", "product/100017/soft-halo"]]],
    ["/", []],
  ])("S-179 S-916 S-917 %s", (path, expected) =>
    expect(breadcrumbs(path).map(({ label, value }) => [label, value])).toEqual(expected),
  );

  it.each([
    ["halo-12345", "Halo"],
    ["halo-1234", "Halo 1234"],
    ["12345", "12345"],
  ])("S-119 %s reads %s", (segment, label) => expect(crumbLabel(segment)).toBe(label));

  it("S-120 to S-122 structured data", () => {
    const list = breadcrumbList(breadcrumbs("/sex-toys/dildos"), "https://velours.example/");
    expect(list.name).toBe("velours.example BreadcrumbList");
    expect(list.itemListElement[1]).toEqual({
      "@type": "ListItem",
      position: 2,
      item: { "@id": "https://velours.example/sex-toys/dildos", name: "Dildos" },
    });
  });

  it("leads to pages of its language", () => {
    const list = breadcrumbList(breadcrumbs("/fr/kink"), "https://velours.example/fr");
    expect(list.name).toBe("velours.example BreadcrumbList");
    expect(list.itemListElement[0]?.item["@id"]).toBe("https://velours.example/fr/kink");
  });
});
