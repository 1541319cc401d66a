import { readFileSync } from "node:fs";
import { join } from "node:path";

const RULES = join(import.meta.dirname, "../src/rules");
const STATEMENT = /export \{([^}]*)\} from "\.\/([^"]+)\.ts";/g;

/** The exports of the rules' entry by file: values, without types. */
export const listRules = (): { file: string; path: string; names: string[] }[] =>
  [...readFileSync(join(RULES, "index.ts"), "utf8").matchAll(STATEMENT)].flatMap(
    ([, list = "", file = ""]) => {
      const names = list
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "));
      return names.length > 0 ? { file, path: join(RULES, `${file}.ts`), names } : [];
    },
  );
