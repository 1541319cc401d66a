/** The buyer of an order as records name them: a guest, or a member by number. */
export const describeBuyer = (member: { id: number } | undefined): string =>
  member === undefined ? "buyer" : `buyer (member ${member.id})`;
