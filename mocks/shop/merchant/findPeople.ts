import { erasedEmail, nameStarts, parseOrderNumber, toCustomerName, toPersonNumber } from "@velours/sdk/shop";
import type { Address, CustomerRow } from "@velours/sdk/types";
import type { Member } from "../../session/Member.ts";
import type { MockSession, PlacedOrder } from "../../session/MockSession.ts";
import type { Context } from "../Handler.ts";

/** A member or a guest of the session's shop. */
export interface Person {
  member: Member | undefined;
  /** In lower case. */
  email: string;
  /** The newest first. */
  orders: PlacedOrder[];
}

/** Everybody: members first, the newest first, then guests by their newest order. A guest is an address without a member. */
function listPeople({ members, newestOrders: all }: MockSession): Person[] {
  const emailOf = ({ order }: PlacedOrder) => order.user.email.toLowerCase();
  const ofMembers = members
    .list()
    .toReversed()
    .map((member): Person => {
      const email = member.email.toLowerCase();
      return {
        member,
        email,
        orders: all.filter((placed) => placed.member === member.id || emailOf(placed) === email),
      };
    });
  const own = new Set(ofMembers.flatMap((person) => person.orders));
  const others = all.filter((placed) => !own.has(placed) && emailOf(placed) !== erasedEmail);
  const guests = [...new Set(others.map(emailOf))].map(
    (email): Person => ({
      member: undefined,
      email,
      orders: others.filter((placed) => emailOf(placed) === email),
    }),
  );
  return [...ofMembers, ...guests];
}

/** True for a person who is a member at one of the caller's sites or bought there. */
const isOfSites = ({ merchant }: Context, { member, orders }: Person): boolean => {
  const sites: readonly string[] | null = merchant?.sites ?? null;
  return (
    sites === null ||
    orders.some(({ order }) => sites.includes(order.site)) ||
    (member?.levels.sites ?? []).some((site) => sites.includes(site))
  );
};

/** A customer of the sites that the caller works for, by their number or that of one of their orders. */
export function findPerson(context: Context, id: string): Person | undefined {
  const number = toPersonNumber(id);
  return listPeople(context.session).find(
    (person) =>
      isOfSites(context, person) &&
      ("userId" in number
        ? person.member?.id === number.userId
        : person.orders.some(({ order }) => parseOrderNumber(order.number) === number.orderNumber)),
  );
}

/** Customers whose address this is, or whose name begins so. */
export function findCustomerRows(context: Context, q: string): CustomerRow[] {
  const text = q.trim().toLowerCase();
  if (text.length < 2) return [];
  const starts = nameStarts(text);
  const isNamed = (name: string) => starts.some((start) => name.toLowerCase().startsWith(start));
  return listPeople(context.session)
    .filter(
      (person) => isOfSites(context, person) && (person.email === text || listNames(person).some(isNamed)),
    )
    .map(({ member, email, orders }) => {
      const [newest] = orders;
      return {
        id: member === undefined ? (newest?.order.number ?? "") : String(member.id),
        isMember: member !== undefined,
        email: member?.email ?? newest?.order.user.email ?? email,
        name: toCustomerName(member, member?.addresses, newest?.order.address),
        orders: orders.length,
        lastOrderAt: newest?.order.created_at ?? null,
      };
    });
}

/** The names of a person, last name first. */
function listNames({ member, orders }: Person): string[] {
  const toName = (address: Address | null | undefined) =>
    address?.lastname ? [`${address.lastname} ${address.firstname ?? ""}`] : [];
  return [
    ...(member?.last_name ? [`${member.last_name} ${member.first_name ?? ""}`] : []),
    ...toName(member?.addresses.shipping),
    ...toName(member?.addresses.billing),
    ...orders.flatMap(({ order }) => [...toName(order.address.shipping), ...toName(order.address.billing)]),
  ];
}
