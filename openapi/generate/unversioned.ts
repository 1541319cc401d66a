/** Generated folders that are not in git, because nobody reads them; `npm ci`, a start and the tests make them. */
export const unversioned = ["sdk/src/generated/forms", "sdk/src/generated/requests", "server/src/generated"];
