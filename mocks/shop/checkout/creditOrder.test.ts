import type { Order } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { CreditsLedger } from "../../session/CreditsLedger.ts";
import { Members } from "../../session/Members.ts";
import type { Context } from "../Handler.ts";
import { creditOrder, findEarner } from "./creditOrder.ts";

it("adds what an offer earned to the balance that was claimed since its order was placed", () => {
  const members = new Members([]);
  const email = "ada@example.com";
  const member = members.add({ email, username: "ada", password: "lovelace" } as Parameters<
    Members["add"]
  >[0])!;
  const session = { members, credits: new CreditsLedger(() => "1") } as unknown as Context["session"];
  const earner = findEarner({ session }, undefined, email);
  member.proven = true;
  const order = { credits: null, invoice: { currency: "USD" } } as unknown as Order;
  creditOrder({ session, site: "boutique" }, undefined, { order, earner }, 5);
  const balance = (owner: typeof earner) =>
    session.credits.open(owner, { site: "boutique", currency: "USD" }).balance;
  expect([balance({ member: member.id }), balance({ email })]).toEqual([5, 0]);
});
