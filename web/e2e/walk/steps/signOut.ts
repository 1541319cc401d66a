import { askApi } from "../askApi.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

export const signOut: Step = {
  name: "sign out",
  weight: 3,
  applies: ({ online, signedIn }) => online && signedIn,
  async take(walk) {
    const status = await askApi(walk.tab, "DELETE", "/services/authentication");
    if (status >= 400) throw new ViolationError(`signing out answered ${status}`);
    await walk.sessionChanged(false);
    return "";
  },
};
