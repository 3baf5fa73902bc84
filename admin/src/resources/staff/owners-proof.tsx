import { useSay } from "../../words/language"
import { ProofFields } from "./proof-form"

/** Before a person becomes an owner: the fields with which another owner confirms it. */
export function OwnersProof({ email, withCode }: { email: string; withCode: boolean }) {
  const say = useSay()
  return (
    <>
      <p className="quiet">{say("owner.proof")}</p>
      <ProofFields email={email} withCode={withCode} />
    </>
  )
}
