import { showCopyButtons } from "./copy.ts";
import { showRunButtons } from "./samples.ts";
import { openSearch } from "./search.ts";
import { startTryForms } from "./tryForm.ts";

showCopyButtons();
showRunButtons();
openSearch();
startTryForms();
