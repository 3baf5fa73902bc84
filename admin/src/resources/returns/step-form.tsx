import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { EXCHANGE_RESERVED_DAYS, RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { roomFor } from "@silai/contracts/room"
import { Alert, App, Form, Input } from "antd"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useRefetch } from "../../ui/use-refetch"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { ReturnedLabels, uidsIn } from "../uid/returned-labels"
import { askReturnStep, type Step, stepWord, UNWELCOME, type WholeReturn } from "./calls"
import { CountField } from "../../ui/form/count-field"
import { NumberInput } from "../../ui/form/number-input"

/** A sum of nothing is only right where nothing is left. */
const LEAST_RUPEES = 0.01

/** `uids`: absent where no labels went out. */
type Values = { note: string; uids?: string; refundRupees: number | null; damaged: Record<string, number | null> }

/** Returned pieces are inspected, unless they are only altered. */
const isSorted = ({ kind }: WholeReturn, step: Step) => step === "received" && RETURN_KIND[kind].restocks

type Props = { request: WholeReturn; step: Step; onDone: () => void; onCancel?: () => void }

/** Takes a request one step further: the step's fields, and its consequence above the button. */
export function StepForm({ request, step, onDone, onCancel }: Props) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const { _id: returnId, lines, goodsRupees, shortRupees } = request
  const mostRupees = Math.round((goodsRupees - shortRupees) * 100) / 100
  const refundRupees = promisedOf(request)
  const wantsWhy = UNWELCOME.includes(step)
  const isLess = ({ refundRupees: sum }: Values) => step === "refunded" && (sum ?? 0) < refundRupees

  const send = async (values: Values) => {
    try {
      const { message: notice } = await call(askReturnStep, {
        returnId,
        state: step,
        note: values.note.trim(),
        uids: step === "received" ? uidsIn(values.uids ?? "") : [],
        damaged: isSorted(request, step)
          ? lines.map(({ itemId }) => ({ itemId, quantity: values.damaged[itemId] ?? 0 }))
          : [],
        ...(step === "refunded" && { refundRupees: values.refundRupees ?? refundRupees }),
      })
      void message.success(notice)
      onDone()
    } finally {
      void refetch("return", "order", "payment", "inventory")
    }
  }
  return (
    <AskForm<Values>
      name={`step-${step}`}
      blank={{ note: "", uids: "", refundRupees, damaged: Object.fromEntries(lines.map(({ itemId }) => [itemId, 0])) }}
      button={say(stepWord(request, step, "button"))}
      danger={wantsWhy || step === "refunded"}
      onCancel={onCancel}
      onSend={send}
    >
      {step === "received" && <ReturnedLabels orderId={request.orderId} lines={lines} />}
      {isSorted(request, step) && <Damaged request={request} />}
      {step === "refunded" && (
        <FormField<Values>
          name="refundRupees"
          label={say("refund.amount")}
          extra={[
            say("return-step.refunded.paid", { goods: money(goodsRupees) }),
            ...(shortRupees > 0 ? [say("return.short.why", { amount: money(shortRupees) })] : []),
          ].join(" ")}
          check={({ refundRupees: sum }) =>
            sum !== null && sum >= Math.min(LEAST_RUPEES, refundRupees) && sum <= mostRupees
              ? undefined
              : say("return-step.refunded.wrong", { most: money(mostRupees) })
          }
        >
          <NumberInput<number> prefix="₹" precision={2} controls={false} inputMode="decimal" style={{ width: 180 }} />
        </FormField>
      )}
      <FormField<Values>
        name="note"
        label={say(wantsWhy ? "cancel.reason" : "return-step.note")}
        extra={say(
          wantsWhy
            ? "cancel.reason.hint"
            : step === "refunded"
              ? "return-step.refunded.note.hint"
              : "return-step.note.hint",
        )}
        dependencies={step === "refunded" ? ["refundRupees"] : []}
        check={(values) => {
          if (values.note.trim() || !(wantsWhy || isLess(values))) return undefined
          return say(wantsWhy ? "cancel.reason.wanted" : "return-step.refunded.less", { amount: money(refundRupees) })
        }}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(RETURN_REQUEST.maxNote)} />
      </FormField>
      <Consequence request={request} step={step} />
    </AskForm>
  )
}

/** The promised refund in rupees. For an impossible exchange, all that is left of the price. */
const promisedOf = ({ kind, refundRupees, goodsRupees, shortRupees }: WholeReturn): number =>
  RETURN_KIND[kind].promisesMoney ? refundRupees : Math.round((goodsRupees - shortRupees) * 100) / 100

/** How many of each line came back damaged; the others are restocked. */
function Damaged({ request: { lines } }: { request: WholeReturn }) {
  const say = useSay()
  return (
    <fieldset className="stack">
      <legend>{say("return-step.received.damaged")}</legend>
      {lines.map(({ itemId, name, color, size, quantity }) => (
        <div key={itemId} className="between">
          <span>
            {quantity} × {name}, {color}, {size}
          </span>
          <CountField
            name={["damaged", itemId]}
            of={quantity}
            aria-label={say("return-step.received.damaged-of", { name, size })}
          />
        </div>
      ))}
    </fieldset>
  )
}

function Consequence({ request, step }: { request: WholeReturn; step: Step }) {
  const say = useSay()
  const { feeMovesTo } = request
  const sum = Form.useWatch<number | null>("refundRupees", Form.useFormInstance()) ?? promisedOf(request)
  const sentences = [
    thenOf(say, request, step, sum),
    ...(feeMovesTo && UNWELCOME.includes(step)
      ? [
          say("return-step.fee-moves", {
            number: feeMovesTo.returnNumber,
            fee: money(feeMovesTo.feeRupees),
            refund: money(feeMovesTo.refundRupees),
          }),
        ]
      : []),
  ]
  return <Alert type="warning" role="status" message={sentences.join(" ")} />
}

/** The consequence of a step, in one or two sentences. */
export function thenOf(say: Say, request: WholeReturn, step: Step, rupees: number): string {
  const { customerName: name, feeRupees, kind } = request
  if (step === "refunded" && rupees === 0) return say("return-step.refunded.nothing")
  if (step === "refunded") {
    const refundText = say("return-step.refunded.then", { amount: money(rupees), name })
    const fee = feeRupees > 0 ? ` ${say("return-step.refunded.fee", { fee: money(feeRupees) })}` : ""
    return `${refundText}${fee} ${say("refund.final")}`
  }
  if (step === "received" && !RETURN_KIND[kind].restocks) return say("return-step.received.then-alter")
  if (step === "approved" && RETURN_KIND[kind].givesSize)
    return say("return-step.approved.then-exchange", { name, days: EXCHANGE_RESERVED_DAYS })
  return say(stepWord(request, step, "then"), { name })
}
