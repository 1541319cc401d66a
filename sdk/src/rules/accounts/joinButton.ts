/** The label of the join button, and whether it is enabled: not after a failed bot check. */
export const joinButton = ({
  busy,
  botCheckFailed,
}: {
  busy: boolean;
  botCheckFailed: boolean;
}): { text: "join" | "loading" | "unableToVerify"; disabled: boolean } => {
  if (botCheckFailed) return { text: "unableToVerify", disabled: true };
  return { text: busy ? "loading" : "join", disabled: busy };
};
