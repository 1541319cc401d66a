import { showCopyButtons } from "./copy.ts";
import { openSearch } from "./search.ts";
import { startTryForms } from "./tryForm.ts";

showCopyButtons();
openSearch();
startTryForms();
