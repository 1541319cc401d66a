import { askApi } from "../askApi.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

const CHALLENGE = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

/** By the call that the login makes, which changes the session under all open tabs; the login itself has stories. */
export const signIn: Step = {
  name: "sign in",
  weight: 2,
  applies: ({ online, signedIn }) => online && !signedIn,
  async take(walk) {
    const email = walk.random.pick(["member@example.com", "plus@example.com"]);
    const status = await askApi(walk.tab, "POST", "/services/authentication", {
      email,
      password: "sandbox-pass",
      remember: true,
      challenge: CHALLENGE,
    });
    if (status === 429) return "too many sign-ins for now";
    if (status !== 200) throw new ViolationError(`signing in as ${email} answered ${status}`);
    await walk.sessionChanged(true);
    return email;
  },
};
