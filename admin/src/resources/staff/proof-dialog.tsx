import { App } from "antd"
import { FormDialog } from "../../ui/form/dialog-frame"
import { useRefetch } from "../../ui/use-refetch"
import { ProofForm } from "./proof-form"
import { useOwnProof } from "./use-own-factor"

type Props = {
  open: boolean
  title: string
  words: string
  button: string
  danger?: boolean
  onClose: () => void
  /** Sends the proof, and returns the server's reply. */
  ask: (proof: { password: string; code?: string }) => Promise<{ message: string }>
}

/** Asks for confirmation and a proof of identity before access of others changes. */
export function ProofDialog({ open, title, words, button, danger, onClose, ask }: Props) {
  const { email, withCode, sent } = useOwnProof()
  const { message } = App.useApp()
  const refetch = useRefetch()
  return (
    <FormDialog open={open} title={title} onClose={onClose}>
      <div className="loose">
        <p>{words}</p>
        <ProofForm
          email={email}
          withCode={withCode}
          button={button}
          danger={danger}
          onCancel={onClose}
          onProof={async (proof) => {
            void message.success((await ask(sent(proof))).message)
            onClose()
            void refetch("staff")
          }}
        />
      </div>
    </FormDialog>
  )
}
