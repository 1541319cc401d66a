/** Somewhere requests can be sent. */
export interface Base {
  name: string;
  /** Address of the API, absolute or below the server that sent this page. */
  url: string;
  /** True for a mock: it answers the error it is asked for. */
  scenarios?: boolean;
  clientToken?: string;
}

/** The server of the pages lists the API addresses; pages opened from a disk use the mock's default one. */
export async function readBases(): Promise<Base[]> {
  const root = document.documentElement.dataset.root ?? "./";
  try {
    const answer = await fetch(`${root}config.json`);
    return ((await answer.json()) as { bases: Base[] }).bases;
  } catch {
    return [{ name: "The mock", url: "http://localhost:4010/api", scenarios: true }];
  }
}
