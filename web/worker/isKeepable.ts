/** True for a page that may be kept: the server allows it by `no-cache`, and forbids it by `no-store`. */
export function isKeepablePage({ status, redirected, headers }: Response): boolean {
  const caching = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get("content-type") ?? "") &&
    /\bno-cache\b/.test(caching) &&
    !/\bno-store\b/.test(caching)
  );
}

/** True for a public file. Some networks answer every address with a page of their own to sign in. */
export const isKeepableFile = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  /\bpublic\b/.test(headers.get("cache-control") ?? "") &&
  !/^text\/html/.test(headers.get("content-type") ?? "");
