import fastify from "fastify";
import { expect, test } from "vitest";
import { serveSharePictures } from "./serveSharePictures.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#f00"/></svg>';

type Services = Parameters<typeof serveSharePictures>[1];
type Files = NonNullable<Parameters<typeof serveSharePictures>[2]>;

/** A shop whose product 1 has a picture of its own with this text. */
function createServer(text: string | undefined) {
  const app = fastify();
  const images = [{ src: "/assets/img/products/1.svg" }];
  const catalogue = {
    revision: 1,
    record: (id: number) => (id === 1 ? { document: { images } } : undefined),
  };
  const file = (text === undefined ? undefined : { bytes: Buffer.from(text) }) as Awaited<
    ReturnType<Files["get"]>
  >;
  serveSharePictures(app, { catalogue } as Services, { get: async () => file } as Files);
  return app;
}

test("draws a product's picture as JPEG, once for those who have it", async () => {
  const app = createServer(drawing);
  const drawn = await app.inject("/pictures/share/1.jpg");
  expect(drawn).toMatchObject({ statusCode: 200, headers: { "content-type": "image/jpeg" } });
  const again = await app.inject({
    url: "/pictures/share/1.jpg",
    headers: { "if-none-match": drawn.headers.etag },
  });
  expect(again).toMatchObject({ statusCode: 304, body: "" });
});

test.each([
  ["a product that is not there", drawing, 2],
  ["a picture that is not there", undefined, 1],
  ["bytes that are no picture", "<p>", 1],
])("has none of %s", async (_, text, id) => {
  expect((await createServer(text).inject(`/pictures/share/${id}.jpg`)).statusCode).toBe(404);
});
