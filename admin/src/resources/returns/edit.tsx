import { Radio } from "antd"
import { useState } from "react"
import { useNavigate } from "react-router"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState } from "../../ui/state/error-state"
import { Box } from "../../ui/record/box"
import { RecordPage } from "../../ui/record/record-page"
import { useSay } from "../../words/language"
import { type Step, stepWord, type WholeReturn } from "./calls"
import { Lines } from "./lines"
import { returnWords } from "./record-words"
import { ReturnMark } from "./state-mark"
import { StepForm } from "./step-form"
import { useSteps } from "./steps"
import order from "../order/show.module.css"
import page from "../../ui/record/record.module.css"

/** A request, handled step by step: the pieces received, and the next step. */
export function ReturnEdit() {
  const say = useSay()
  return (
    <RecordPage<WholeReturn>
      resource="return"
      words={returnWords(say)}
      titleOf={({ returnNumber }) => say("return.editing", { number: returnNumber })}
    >
      {(request) => <Handle request={request} />}
    </RecordPage>
  )
}

function Handle({ request }: { request: WholeReturn }) {
  const say = useSay()
  const navigate = useNavigate()
  const steps = useSteps(request)
  const [chosen, setChosen] = useState<Step | null>(null)
  const step = chosen && steps.includes(chosen) ? chosen : steps[0]
  const view = `/returns/view/${request._id}`
  return (
    <article className={page.page}>
      <BackLink to={view}>{request.returnNumber}</BackLink>
      <header className={page.head}>
        <div>
          <h1>
            {say(`return-kind.${request.kind}`)} <span className={order.number}>{request.returnNumber}</span>
          </h1>
          <p className={page.under}>
            <ReturnMark request={request} />
            <span>{request.customerName || say("return.erased")}</span>
          </p>
        </div>
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          <Lines request={request} />
        </div>
        <Box title={say("return.next")}>
          {step ? (
            <div className="stack">
              {steps.length > 1 && (
                <Radio.Group
                  aria-label={say("return.next")}
                  value={step}
                  onChange={(event) => setChosen(event.target.value as Step)}
                  options={steps.map((value) => ({ value, label: say(stepWord(request, value, "button")) }))}
                />
              )}
              <p>{say(stepWord(request, step, "ask"))}</p>
              <StepForm key={step} request={request} step={step} onDone={() => void navigate(view)} />
            </div>
          ) : (
            <EmptyState title={say("return.done")}>
              <p>{say("return.done.why")}</p>
            </EmptyState>
          )}
        </Box>
      </div>
    </article>
  )
}
