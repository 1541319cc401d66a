import { chooseLanguage } from "./chooseLanguage.ts";
import { showCopyButtons } from "./copy.ts";
import { showRunButtons } from "./samples.ts";
import { openSearch } from "./search.ts";
import { startTryForms } from "./tryForm.ts";

chooseLanguage();
showCopyButtons();
showRunButtons();
openSearch();
startTryForms();
