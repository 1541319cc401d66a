/** Something the contract says that it should say otherwise: where, and what to write instead. */
export interface Finding {
  where: string;
  message: string;
}
