export interface Tracked {
  number: string;
  email: string;
}

/** The address of the tracking page with its form filled in. The part behind # is sent to no server. */
export const trackLink = ({ number, email }: Tracked): string =>
  `/track#${new URLSearchParams({ number, email })}`;

/** Values of such an address; empty where it has none. */
export function readTrackLink(hash: string): Tracked {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  return { number: values.get("number") ?? "", email: values.get("email") ?? "" };
}
