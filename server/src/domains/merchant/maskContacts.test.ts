import { expect, test } from "vitest";
import { maskContacts } from "./maskContacts.ts";

test.each([
  ["Error: connect ECONNREFUSED 127.0.0.1:2525", "Error: connect ECONNREFUSED 127.0.0.1:2525"],
  ["550 <ada@example.com>: no such address", "550 <…>: no such address"],
  ['550 to="Ada.L+shop@mail.example.com" refused', '550 to="…" refused'],
  ["mailto:ada@example.com, bo@example.com", "mailto:…, …"],
  ["the number +1 (512) 555-0142 is not valid", "the number … is not valid"],
  ["421 4.7.0 try again in 3600 seconds", "421 4.7.0 try again in 3600 seconds"],
])("%s → %s", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});
