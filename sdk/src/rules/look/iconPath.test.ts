import { expect, it } from "vitest";
import { iconPath } from "./iconPath.ts";
import { presentLook } from "./presentLook.ts";
import { themeColor } from "./themeColor.ts";

const marked = presentLook({ mark: "ribbon" });
const drawn = presentLook({ dark: "#112233" });

it.each([
  ["boutique", marked, "180", "/apple-touch-icon.png"],
  ["boutique", marked, "512", "/assets/img/icon-512.png"],
  ["outlet", marked, "180", "/assets/img/icon-outlet-180.png"],
  ["closet", undefined, "maskable", "/assets/img/icon-closet-maskable.png"],
  ["constructor", undefined, "192", "/assets/img/icon-192.png"],
  ["outlet", drawn, "512", `/look/icon-512.png?v=${drawn.version}`],
] as const)("the icon of %s with the look %j in %s is %s", (code, look, file, path) =>
  expect(iconPath(code, look, file)).toBe(path),
);

it.each([
  ["boutique", marked, "#1a1346"],
  ["outlet", marked, "#36140a"],
  ["constructor", undefined, "#1a1346"],
  ["outlet", drawn, "#112233"],
])("the frame of %s with the look %j is %s", (code, look, color) =>
  expect(themeColor(code, look)).toBe(color),
);
