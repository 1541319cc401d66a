const HINT = "a hint: browsers that do not know it load and draw the same without it";
const LOOKS = "looks alone: text wraps, fields and scroll bars are drawn as the browser does by itself";

/** Features that some browsers of the baseline lack, with the reason why the code may use them all the same. */
export const exceptions: Record<string, string> = {
  "api.Navigator.share": "asked for before it is called; without it the address is copied",
  "api.Request.keepalive": "ignored by browsers without it: the call is made, and ends with its page",
  "css.at-rules.media.scripting":
    "browsers without it never match: the parts that need scripts stay, as where scripts run",
  "css.at-rules.starting-style": "the start of a fade: without it a part is there at once",
  "css.properties.-webkit-tap-highlight-color": LOOKS,
  "css.properties.accent-color":
    "support is partial in the data for a contrast rule of Safari; the color is shown",
  "css.properties.cursor": "phones have no pointer to draw",
  "css.properties.field-sizing": LOOKS,
  "css.properties.font-family.ui-monospace": "the first of a list of fonts",
  "css.properties.forced-color-adjust": "for the forced colors of Windows, which Safari does not run on",
  "css.properties.overscroll-behavior":
    "support is partial in the data for areas that do not scroll; where they do, all browsers have it",
  "css.properties.hyphens":
    "Safari has it with a prefix, which the build adds; else a word breaks without its hyphen",
  "css.properties.resize": "a handle for a pointer, which phones do not have",
  "css.properties.scrollbar-width": LOOKS,
  "css.properties.text-decoration.dotted":
    "Safari has it with a prefix, which the build adds; else the line is solid",
  "css.properties.text-wrap": LOOKS,
  "css.properties.user-select": "Safari has it with a prefix, which the build adds",
  "css.selectors.open": "in :is(), which skips what it does not know",
  "css.selectors.popover-open": "in :is(), which skips what it does not know",
  "html.elements.img.fetchpriority": HINT,
  "html.elements.video.playsinline": "for phones of Apple; others play in the page without it",
};
