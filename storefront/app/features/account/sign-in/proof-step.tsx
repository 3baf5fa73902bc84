import type { ReactNode } from "react"
import { CodeStep } from "./code-step"
import { FactorStep } from "./factor-step"
import { PasswordStep } from "./password-step"
import type { useSignIn } from "./use-sign-in"

type Props = {
  signIn: ReturnType<typeof useSignIn>
  /** The target for a phone without an account. */
  wayOut: ReactNode
}

/** The second step: the code, the password, or the second factor of staff. */
export function ProofStep({ signIn, wayOut }: Props) {
  const { proof, identifier, busy } = signIn
  const shared = { busy, refusal: signIn.refusal?.sentence, onEdit: signIn.forgetRefusal }
  if (signIn.isFactorWanted) return <FactorStep {...shared} onEnter={(code) => void signIn.enterFactor(code)} />
  if (proof === "code")
    return (
      <CodeStep
        {...shared}
        phone={identifier}
        deadline={signIn.deadline}
        isSending={signIn.isSending}
        wayOut={signIn.refusal?.isUnknownPhone && wayOut}
        onEnter={(code) => void signIn.enterCode(code)}
        onResend={() => void signIn.resend()}
      />
    )
  return (
    <PasswordStep {...shared} identifier={identifier} onEnter={(password) => void signIn.enterPassword(password)} />
  )
}
