import { expect, it } from "vitest";
import { drawnPicture, isRaster, pictureAddresses } from "./sharePicture.ts";

it.each([
  ["/assets/img/halo.svg", false],
  ["/assets/img/halo.svg#detail", false],
  ["/pictures/0f.avif", false],
  ["/pictures/0f.JPG?v=1", true],
  ["https://images.example/photo-1?w=800", true],
])("is %s shown as it is: %s", (src, shown) => expect(isRaster(src)).toBe(shown));

it.each([
  [["/a.svg", "/pictures/0f.jpg"], ["https://shop.example/pictures/0f.jpg"]],
  [["/assets/img/a.svg", "/b.svg"], ["https://shop.example/pictures/share/7.jpg"]],
  [["https://images.example/a.svg", "https://images.example/b.avif"], []],
  [["https://images.example/photo-1"], ["https://images.example/photo-1"]],
  [["https://8.8.8.256/a.png", "/b.png"], ["https://shop.example/b.png"]],
  [[], []],
])("of %j networks show %j", (sources, addresses) => {
  const images = sources.map((src) => ({ src }));
  expect(pictureAddresses(7, images, "https://shop.example")).toEqual(addresses);
});

it.each([
  [["/assets/img/a.svg#detail"], "/assets/img/a.svg"],
  [
    ["https://images.example/a.svg", `/pictures/${"0f".repeat(32)}.avif`],
    `/pictures/${"0f".repeat(32)}.avif`,
  ],
  [["https://images.example/assets/img/a.svg", "/a.svg"], undefined],
])("of %j the shop draws %j", (sources, path) =>
  expect(drawnPicture(sources.map((src) => ({ src })))).toBe(path),
);
