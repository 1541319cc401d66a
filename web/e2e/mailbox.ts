import { expect } from "@playwright/test";

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** The newest email to an address that holds what is looked for, once the shop at `url` has sent more than `after` of them. */
export async function readMail(
  url: string,
  to: string,
  pattern: RegExp,
  { after = 0 } = {},
): Promise<RegExpMatchArray> {
  let found: RegExpMatchArray | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await (await fetch(`${url}/sandbox/mail`)).json()) as Mail[];
        const matches = mails
          .filter((mail) => mail.to === to)
          .flatMap(({ text }) => [text.match(pattern)].filter((match) => match !== null));
        found = matches.at(-1);
        return matches.length > after;
      },
      { message: `an email to ${to} with ${pattern}`, timeout: 20_000 },
    )
    .toBe(true);
  return found as RegExpMatchArray;
}
