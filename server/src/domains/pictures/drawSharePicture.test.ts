import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSharePicture } from "./drawSharePicture.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#f00"/></svg>';

test("a drawing, a tall photograph and a small one become JPEGs of the one format", async () => {
  const tall = await sharp({ create: { width: 200, height: 900, channels: 3, background: "#00f" } })
    .webp()
    .toBuffer();
  const small = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#0f08" } })
    .png()
    .toBuffer();
  for (const source of [Buffer.from(svg), tall, small]) {
    const { format, width, height } = await sharp(await drawSharePicture(source)).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("shows the picture in the middle", async () => {
  const drawn = await drawSharePicture(Buffer.from(svg));
  const middle = sharp(drawn).extract({ left: 590, top: 305, width: 20, height: 20 });
  const [red, green, blue] = (await middle.stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(240);
  expect(Math.max(green!, blue!)).toBeLessThan(15);
});

test("rejects what is no picture", () => expect(drawSharePicture(Buffer.from("<p>"))).rejects.toThrow());
