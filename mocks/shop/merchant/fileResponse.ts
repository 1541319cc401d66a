import type { MockResponse } from "../MockResponse.ts";

/** A text as a file. */
export const fileResponse = (name: string, text: string): MockResponse => ({
  status: 200,
  headers: {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${name}"`,
  },
  body: text,
});
