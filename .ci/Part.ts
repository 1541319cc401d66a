/** A command of the test run: what `npm run NAME` does, unless it says something else. */
export interface Part {
  name: string;
  command?: string;
  env?: Record<string, string>;
  /** Writes a `TestReport`. */
  reports?: boolean;
}

export interface PartResult {
  name: string;
  passed: boolean;
  /** Of the clock, and of all its processes together. */
  seconds: number;
  cpuSeconds: number;
}
