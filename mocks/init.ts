import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The same in TypeScript and JavaScript. */
const lines = `import { createMockFetch } from "@velours/mock/fetch";
import { createClient } from "@velours/sdk";
export const mock = createMockFetch();
export const shop = createClient({ baseUrl: "/api", clientToken: "velours-dev", fetch: mock });
`;

export interface InitResult {
  /** Result of a step, or what is left to do. */
  text: string;
  failed?: true;
}

/** Writes a client on the mock into a project. A file that is there is left as it is. */
export function init(project: string): InitResult {
  const manifest = join(project, "package.json");
  if (!existsSync(manifest))
    return { text: `There is no package.json in ${project}: run this in a project.`, failed: true };
  const ending = existsSync(join(project, "tsconfig.json")) ? "ts" : "js";
  const name = join(existsSync(join(project, "src")) ? "src" : "", `mockShop.${ending}`);
  const file = join(project, name);
  const isThere = existsSync(file);
  if (isThere && readFileSync(file, "utf8") !== lines)
    return { text: `${name} is there and says something else: it was left as it is.`, failed: true };
  if (!isThere) writeFileSync(file, lines);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  const missing = ["@velours/mock", "@velours/sdk"].filter(
    (name) => !Object.hasOwn({ ...dependencies, ...devDependencies }, name),
  );
  const done = isThere ? `${name} was there already.` : `Wrote ${name}: a client on a mock of its own.`;
  const todo =
    missing.length > 0 ? `\nInstall what it imports: npm install --save-dev ${missing.join(" ")}` : "";
  return { text: `${done}${todo}` };
}
