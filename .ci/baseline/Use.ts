/** A feature of browsers in use somewhere. */
export interface Use {
  /** Its path in the data. */
  feature: string;
  /** File and line. */
  place: string;
}
