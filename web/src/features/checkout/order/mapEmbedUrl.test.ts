import { expect, it } from "vitest";
import { mapEmbedUrl } from "./mapEmbedUrl.ts";

it("C-254 asks for the address and for nothing of the person", () => {
  const address = {
    firstname: "Ada",
    lastname: "Moreau",
    address1: "12 Main St & Co",
    address2: "#4",
    city: "Austin",
    state: "TX",
    zipcode: "78701",
    country: "US",
    phone: "555",
  };
  const { origin, pathname, searchParams } = new URL(mapEmbedUrl(address, { key: "k&y", language: "fr" }));
  expect(origin + pathname).toBe("https://www.google.com/maps/embed/v1/place");
  expect(Object.fromEntries(searchParams)).toEqual({
    key: "k&y",
    q: "12 Main St & Co, Austin, TX, 78701, US",
    language: "fr",
  });
});
