import { expect, it } from "vitest";
import { isRaster } from "./sharePicture.ts";

it.each([
  ["/assets/img/halo.svg", false],
  ["/assets/img/halo.svg#detail", false],
  ["/pictures/0f.avif", false],
  ["/pictures/0f.JPG?v=1", true],
  ["https://images.example/photo-1?w=800", true],
])("is %s shown as it is: %s", (src, shown) => expect(isRaster(src)).toBe(shown));
