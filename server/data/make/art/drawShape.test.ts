import sharp from "sharp";
import { expect, test } from "vitest";
import { drawings, products } from "../products.ts";
import { drawShape, type Subject, shapes } from "./drawShape.ts";
import { manner } from "./materials.ts";
import { picture } from "./picture.ts";

const drawn = (shape: string) => drawShape({ product: "any", shape, colour: "Teal" }).svg;
const materialsOf = new Map(products.map(({ handle, attributes }) => [handle, attributes?.material ?? []]));

test("each kind of goods has a drawing, and each drawing is of goods", () => {
  const used = new Set(drawings.map(({ subject }) => subject.shape));
  // The last is the free shipping of a notification.
  expect([...used, "parcel"].sort()).toEqual(Object.keys(shapes).sort());
});

test("no two kinds have the same outline", () => {
  const outlines = new Map<string, string>();
  for (const shape of Object.keys(shapes)) {
    const outline = drawn(shape).replace(/ (fill|stroke|opacity)="[^"]*"/g, "");
    expect(outlines.get(outline), shape).toBeUndefined();
    outlines.set(outline, shape);
  }
});

test.each([
  ["silicone", /url\(#(silicone|ball|glass)\)/],
  ["glass", /url\(#glass\)/],
  ["stainless-steel", /url\(#steel\)/],
  ["vegan-leather", /url\(#leather\)/],
  ["cotton", /url\(#cotton\)/],
  ["velvet", /url\(#cotton\)/],
  ["mesh", /url\(#mesh\)/],
  ["lace", /url\(#mesh\)/],
])("goods of %s look like it", (material, look) => {
  const made = drawings.filter(({ subject }) => materialsOf.get(subject.product)!.includes(material));
  expect(made.length).toBeGreaterThan(0);
  for (const { subject } of made) expect(drawShape(subject).svg, subject.product).toMatch(look);
});

test("a picture defines all that it refers to, and nothing else", () => {
  for (const { subject, views, name } of drawings) {
    const svg = picture(subject, views);
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id!);
    const references = new Set([...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id!));
    expect(new Set(ids.filter((id) => !views.includes(id as never))), name).toEqual(references);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

test("a crop of three to four cuts nothing off", async () => {
  const side = 80;
  const cut: string[] = [];
  for (const shape of Object.keys(shapes)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${side}" height="${side}" ${manner}>${drawn(
      shape,
    )
      .replaceAll(/<ellipse[^>]*#shadow[^>]*>/g, "")
      .replaceAll(/url\(#\w+\)/g, "#000")}</svg>`;
    const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const outside = Array.from({ length: side * side }, (_, at) => at).some((at) => {
      const x = at % side;
      return data[at * 4 + 3]! > 40 && (x < side / 8 - 1 || x > (side * 7) / 8);
    });
    if (outside) cut.push(shape);
  }
  expect(cut).toEqual([]);
});

test("goods and the glass beside them have one scale", () => {
  const scales = (subject: Subject) => {
    const svg = picture(subject, ["size"]);
    const { span } = drawShape(subject);
    const share = Number(/translate\(300 \d+\) scale\(([\d.]+)\)/.exec(svg)![1]);
    const glass = Number(/<path d="M\d+ \d+l\d+ (\d+)H/.exec(svg)![1]);
    return [(share * span) / subject.length!, glass / 4.75];
  };
  for (const { subject } of drawings.filter(({ subject }) => subject.length !== undefined)) {
    const [goods, glass] = scales(subject);
    expect(Math.abs(goods! / glass! - 1), subject.product).toBeLessThan(0.03);
  }
});

test("a bundle shows what is in it", () => {
  const bundles = drawings.filter(({ subject }) => subject.shape === "bundle");
  expect(bundles.length).toBeGreaterThan(0);
  for (const { subject } of bundles) {
    const { svg } = drawShape(subject);
    for (const part of subject.contains!) expect(svg).toContain(drawShape(part).svg);
  }
});
