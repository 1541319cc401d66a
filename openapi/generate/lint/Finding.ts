/** Something the contract says that it should say otherwise: where, and what to write instead. */
export interface Finding {
  where: string;
  message: string;
  /** The rule of a tool that says it; none where we say it ourselves. */
  rule?: string;
}
