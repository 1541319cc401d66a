import type { MockSession } from "../../session/MockSession.ts";
import type { MockResponse } from "../MockResponse.ts";
import { withoutEntry } from "./log/recordWrite.ts";

/** A new secret; 24 bytes in Base64. */
export const newSecret = ({ newId }: Pick<MockSession, "newId">): string =>
  `whsec_${(newId() + newId()).replaceAll("-", "").slice(0, 32)}`;

/** The answer to a repeated request: a secret is shown once. */
export const withoutSecret = (answer: MockResponse): MockResponse =>
  withoutEntry({ ...answer, body: { ...(answer.body as object), secret: null } });
