import type { Member, NewMember, Role } from "./Member.ts";

const firstId = 1042;

/** The members of one session's shop: those it opened with, and who joined. */
export class Members {
  readonly #byEmail = new Map<string, Member>();
  #nextId = firstId;
  #nextItem = 1;
  /** Guests have 1. */
  #lastRevision = 1;

  constructor(members: readonly NewMember[]) {
    for (const member of members) this.add({ ...member, proven: true });
  }

  find(email: string): Member | undefined {
    return this.#byEmail.get(email.toLowerCase());
  }

  /** Undefined when the address has a member already. */
  add({
    cashBack: _,
    first_name,
    last_name,
    secondFactor,
    staff,
    proven = false,
    ...fields
  }: NewMember): Member | undefined {
    if (this.find(fields.email) !== undefined) return undefined;
    const member: Member = {
      ...fields,
      id: this.#nextId++,
      first_name: first_name ?? null,
      last_name: last_name ?? null,
      secondFactor: secondFactor ?? null,
      staff: staff && { role: staff, sites: null, since: new Date().toISOString() },
      proven,
      revision: this.nextRevision(),
      addresses: { billing: null, shipping: null },
      wishlist: [],
      joinedAt: new Date().toISOString(),
    };
    this.#byEmail.set(member.email.toLowerCase(), member);
    return member;
  }

  /** Everybody, the one who joined first first. */
  list(): Member[] {
    return [...this.#byEmail.values()];
  }

  remove({ email }: Member): void {
    this.#byEmail.delete(email.toLowerCase());
  }

  /** Gives a member a role, or takes it away; an open page of theirs learns of it by their revision. */
  setStaff(member: Member, staff: Role | undefined): void {
    member.staff = staff;
    member.revision = this.nextRevision();
  }

  nextRevision(): number {
    this.#lastRevision += 1;
    return this.#lastRevision;
  }

  nextItemId(): number {
    const id = this.#nextItem;
    this.#nextItem += 1;
    return id;
  }
}
