/** Generated folders that are not in git, because they are not read in reviews, or change with each change; `npm ci`, a start and the tests make them. */
export const unversioned = [
  "sdk/src/generated/calls",
  "sdk/src/generated/forms",
  "sdk/src/generated/import",
  "sdk/src/generated/requests",
  "sdk/src/generated/package",
  "server/src/generated",
  "server/src/assembly/generated",
  "mocks/generated",
];
