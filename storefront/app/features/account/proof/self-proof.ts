import type { Profile } from "@silai/contracts/account/shapes"

/** The methods of proving identity; Google counts only where there is no password (the server decides so too). */
export type ProofWay = "password" | "code" | "google"

/** The methods available to this person, the quickest first. */
export function proofWaysOf({
  hasPassword,
  phone,
  hasGoogle,
}: Pick<Profile, "hasPassword" | "phone" | "hasGoogle">): ProofWay[] {
  const ways: [ProofWay, boolean][] = [
    ["password", hasPassword],
    ["code", phone !== null],
    ["google", hasGoogle && !hasPassword],
  ]
  return ways.flatMap(([way, has]) => (has ? [way] : []))
}
