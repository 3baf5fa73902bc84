import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { Button } from "antd"
import { useState } from "react"
import { useMay } from "../../providers/may"
import { FormDialog } from "../../ui/form/dialog-frame"
import { useKeys } from "../../ui/keys/use-keys"
import { useSay } from "../../words/language"
import { type Step, STEPS, stepWord, UNWELCOME, type WholeReturn } from "./calls"
import { StepForm } from "./step-form"

/** The next steps that the user may take: the requested one first, then other welcome ones; refunds are a separate duty. */
export function useSteps({ kind, nextStates }: WholeReturn): Step[] {
  const may = useMay()
  const isHoped = (step: Step) => Number(step === RETURN_KIND[kind].endsIn)
  return STEPS.filter(
    (step) => nextStates.includes(step) && may("return.write") && (step !== "refunded" || may("payment.write")),
  ).toSorted((one, other) => isHoped(other) - isHoped(one))
}

/** A button for each next step; the first welcome one is the main one. */
export function StepButtons({ request }: { request: WholeReturn }) {
  const say = useSay()
  const steps = useSteps(request)
  const main = steps.find((step) => !UNWELCOME.includes(step))
  // The request as it was when the dialog opened: another step may come in between.
  const [open, setOpen] = useState<{ step: Step; request: WholeReturn } | null>(null)
  const [shown, setShown] = useState(open)
  const begin = (step: Step) => {
    setOpen({ step, request })
    setShown({ step, request })
  }
  useKeys(main ? { a: () => begin(main) } : {})
  const close = () => setOpen(null)
  return (
    <>
      {[...steps.filter((step) => step !== main), ...(main ? [main] : [])].map((step) => (
        <Button
          key={step}
          type={step === main ? "primary" : "default"}
          danger={UNWELCOME.includes(step)}
          aria-keyshortcuts={step === main ? "a" : undefined}
          onClick={() => begin(step)}
        >
          {say(stepWord(request, step, "button"))}
        </Button>
      ))}
      <FormDialog
        open={open !== null}
        title={shown ? say(stepWord(shown.request, shown.step, "ask")) : ""}
        width={520}
        onClose={close}
      >
        {shown && <StepForm request={shown.request} step={shown.step} onDone={close} onCancel={close} />}
      </FormDialog>
    </>
  )
}
