/** Somewhere requests can be sent. */
export interface Base {
  name: string;
  /** Address of the API, absolute or below the server that sent this page. */
  url: string;
  /** True for a mock: it answers the error it is asked for. */
  scenarios?: boolean;
  clientToken?: string;
  /** The mock in this page: nothing is sent anywhere. */
  inPage?: true;
}

const inPage: Base = {
  name: "The mock in this page",
  url: "/api",
  scenarios: true,
  clientToken: "velours-dev",
  inPage: true,
};

/** The server of the pages lists the API addresses; pages opened from a disk use the mock's default one. The first is always the page's own. */
export async function readBases(): Promise<Base[]> {
  const root = document.documentElement.dataset.root ?? "./";
  try {
    const answer = await fetch(`${root}config.json`);
    return [inPage, ...((await answer.json()) as { bases: Base[] }).bases];
  } catch {
    return [inPage, { name: "The mock", url: "http://localhost:4010/api", scenarios: true }];
  }
}
