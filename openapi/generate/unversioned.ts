/** Generated folders that are not in git, because they are not read in reviews; `npm ci`, a start and the tests make them. */
export const unversioned = [
  "sdk/src/generated/forms",
  "sdk/src/generated/import",
  "sdk/src/generated/requests",
  "server/src/generated",
  "mocks/generated",
];
