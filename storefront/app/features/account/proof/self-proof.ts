import type { Profile, ProofWay } from "@silai/contracts/account/shapes"

export type { ProofWay }

/** The proofs that the server accepts now, the quickest first; Google only where the shop offers it. */
export const proofWaysOf = ({ proofs }: Pick<Profile, "proofs">, offersGoogle: boolean): ProofWay[] =>
  proofs.filter((way) => way !== "google" || offersGoogle)
