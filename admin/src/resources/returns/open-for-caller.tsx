import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS, RETURN_REASONS, type ReturnKind, type ReturnReason } from "@silai/contracts/returns/limits"
import type { ReturnOption, ReturnOptions } from "@silai/contracts/returns/calls"
import { feeForReasons } from "@silai/contracts/returns/fee"
import { refundOfGoods } from "@silai/contracts/returns/refund"
import { useQuery } from "@tanstack/react-query"
import { App, Button, Form, Radio, Select, Skeleton } from "antd"
import { useState } from "react"
import { useNavigate } from "react-router"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormDialog } from "../../ui/form/dialog-frame"
import { FormField } from "../../ui/form/field"
import { money } from "../../ui/format"
import { useRefetch } from "../../ui/use-refetch"
import { ErrorState } from "../../ui/state/error-state"
import { translated, useSay } from "../../words/language"
import { askReturnOpen, askReturnOptions } from "./calls"
import { CountField } from "../../ui/form/count-field"
import { mayGive, wrongSize } from "./exchange-size"

type Values = {
  kind: ReturnKind
  reason: ReturnReason
  pieces: Record<string, number | null>
  sizes: Record<string, string | undefined>
}

/** A return, an exchange or an alteration for a buyer who phones, by the same rules as on the buyer's own page. */
export function OpenForCaller({ orderId }: { orderId: string }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ["return", "options", orderId],
    queryFn: ({ signal }) => call(askReturnOptions, { orderId }, signal),
    enabled: open,
    gcTime: 0,
  })
  return (
    <span data-screen>
      <Button onClick={() => setOpen(true)}>{say("return-open.button")}</Button>
      <FormDialog open={open} title={say("return-open.title")} width={560} onClose={() => setOpen(false)}>
        {data && <CallerForm options={data.data} onClose={() => setOpen(false)} />}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton active />)}
      </FormDialog>
    </span>
  )
}

const inPaise = (rupees: number) => Math.round(rupees * 100)

/** The refund for these pieces, and by how much it is short of their price, in rupees. */
function refundOf(
  { lines, feeRupees, freeReasons, leftRupees }: ReturnOptions,
  { kind, pieces, reason }: Pick<Values, "kind" | "pieces" | "reason">,
): { refund: number; short: number } {
  if (!RETURN_KIND[kind].promisesMoney) return { refund: 0, short: 0 }
  const goods = lines.reduce((sum, { itemId, refundRupees }) => {
    const n = pieces[itemId] ?? 0
    return n > 0 ? sum + inPaise(refundRupees[n - 1] ?? 0) : sum
  }, 0)
  const fee = inPaise(feeForReasons([reason], { fee: feeRupees, free: freeReasons }))
  const { refund, short } = refundOfGoods(goods, { left: inPaise(leftRupees), fee })
  return { refund: refund / 100, short: short / 100 }
}

function CallerForm({ options, onClose }: { options: ReturnOptions; onClose: () => void }) {
  const say = useSay()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const refetch = useRefetch()
  const kinds = RETURN_KINDS.filter((kind) => options.lines.some((line) => line.kinds.includes(kind)))
  const [first] = kinds
  const why = options.lines.find((line) => line.why)?.why
  if (!first) return <p>{why ? translated(why) : say("return-open.none")}</p>
  const linesOf = ({ kind, reason, pieces, sizes }: Values) =>
    options.lines
      .map(({ itemId, kinds: possible }) => ({ itemId, quantity: possible.includes(kind) ? (pieces[itemId] ?? 0) : 0 }))
      .filter(({ quantity }) => quantity > 0)
      .map(({ itemId, quantity }) => ({
        itemId,
        quantity,
        reason,
        ...(RETURN_KIND[kind].givesSize && sizes[itemId] && { toSize: sizes[itemId] }),
      }))
  const send = async (values: Values) => {
    const { message: notice, data } = await call(askReturnOpen, {
      orderId: options.orderId,
      kind: values.kind,
      lines: linesOf(values),
      refundRupees: refundOf(options, values).refund,
    })
    void message.success(notice)
    onClose()
    void refetch("return", "order")
    void navigate(`/returns/view/${data._id}`)
  }
  return (
    <AskForm<Values>
      name="caller"
      blank={{ kind: first, reason: "tooSmall", pieces: {}, sizes: {} }}
      button={say("return-open.send")}
      onCancel={onClose}
      onSend={send}
    >
      <FormField<Values> name="kind" label={say("return-open.kind")}>
        <Radio.Group options={kinds.map((kind) => ({ value: kind, label: say(`return-kind.${kind}`) }))} />
      </FormField>
      <Pieces options={options} />
      <FormField<Values>
        name="reason"
        label={say("return-open.reason")}
        check={(values) => (linesOf(values).length ? undefined : say("return-open.choose"))}
      >
        <Select options={RETURN_REASONS.map((reason) => ({ value: reason, label: say(`return-reason.${reason}`) }))} />
      </FormField>
      <Consequence options={options} />
    </AskForm>
  )
}

const useKind = () => Form.useWatch<ReturnKind | undefined>("kind", Form.useFormInstance())

function Pieces({ options }: { options: ReturnOptions }) {
  const kind = useKind()
  if (!kind) return null
  const there = options.lines.filter(({ kinds }) => kinds.includes(kind))
  return there.map((line) => <PieceRow key={line.itemId} line={line} givesSize={RETURN_KIND[kind].givesSize} />)
}

function PieceRow({ line, givesSize }: { line: ReturnOption; givesSize: boolean }) {
  const say = useSay()
  const { itemId, name, size, open, sizes } = line
  const pieces = Form.useWatch<number | null | undefined>(["pieces", itemId], Form.useFormInstance()) ?? 0
  const wrong = (chosen: string | undefined) => {
    const found = wrongSize(line, pieces, chosen)
    if (!found) return
    return found.why === "choose"
      ? say("correct.choose")
      : say("return-open.size.few", { size: found.size, n: found.free })
  }
  return (
    <Form.Item label={`${name}, ${size}`} htmlFor={`caller_pieces_${itemId}`}>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <CountField
          name={["pieces", itemId]}
          of={open}
          placeholder="0"
          aria-label={say("return-open.pieces.of", { name, size })}
        />
        {givesSize && (
          <Form.Item
            name={["sizes", itemId]}
            noStyle
            dependencies={[["pieces", itemId]]}
            validateTrigger="onChange"
            rules={[
              {
                validateTrigger: "onSubmit",
                validator: async (_, chosen: string | undefined) => {
                  const why = wrong(chosen)
                  if (why) throw new Error(why)
                },
              },
            ]}
          >
            <Select
              style={{ minWidth: 160 }}
              placeholder={say("return-open.size")}
              aria-label={`${say("return-open.size")}: ${name}`}
              options={sizes.map((one) => ({
                value: one.size,
                disabled: !mayGive(one, pieces),
                label: `${one.size} · ${one.free > 0 ? say("correct.free", { n: one.free }) : say("correct.gone")}`,
              }))}
            />
          </Form.Item>
        )}
      </div>
    </Form.Item>
  )
}

/** The consequence, shown before it is done. */
function Consequence({ options }: { options: ReturnOptions }) {
  const say = useSay()
  const kind = useKind()
  const pieces = Form.useWatch<Values["pieces"] | undefined>("pieces", Form.useFormInstance()) ?? {}
  const reason = Form.useWatch<ReturnReason | undefined>("reason", Form.useFormInstance())
  if (!kind || !reason) return null
  const { refund, short } = refundOf(options, { kind, pieces, reason })
  return (
    <p aria-live="polite">
      {short > 0 && `${say("return.short.why", { amount: money(short) })} `}
      {refund > 0 ? say("return-open.back", { amount: money(refund) }) : say("return-open.no-money")}
    </p>
  )
}
