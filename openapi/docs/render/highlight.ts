import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import yaml from "highlight.js/lib/languages/yaml";
import { escapeHtml, type Html, trusted } from "./html.ts";

highlighter.registerLanguage("ts", typescript);
highlighter.registerLanguage("sh", bash);
highlighter.registerLanguage("python", python);
highlighter.registerLanguage("go", go);
highlighter.registerLanguage("json", json);
highlighter.registerLanguage("yaml", yaml);

/** Code with a class for each kind of word; plain where the language is not known. */
export function highlight(code: string, language: string): Html {
  if (!highlighter.getLanguage(language)) return trusted(escapeHtml(code));
  return trusted(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}
