import { useCreate, useOne } from "@refinedev/core"
import type { CustomerPage } from "@silai/contracts/customer/shapes"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { isContactOf } from "@silai/contracts/account/caller"
import { CallRefused } from "@silai/contracts/refused"
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query"
import { App, Button, Form } from "antd"
import { useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { call } from "../../../providers/call"
import { money } from "../../../ui/format"
import { BackLink } from "../../../ui/record/back-link"
import { Box } from "../../../ui/record/box"
import { ErrorState } from "../../../ui/state/error-state"
import { FailedLine } from "../../../ui/state/failed-line"
import { Bar } from "../../../ui/state/skeleton"
import { useChanged } from "../../../ui/use-changed"
import { useCommandKey } from "../../../ui/keys/use-command-key"
import { useLeaveGuard } from "../../../ui/use-leave-guard"
import { useTitle } from "../../../ui/use-title"
import { translated, useSay } from "../../../words/language"
import { usePlace } from "../address/address-fields"
import { askQuote, type NewPhoneOrder, type PhoneOrderRecord } from "./calls"
import {
  blankFields,
  type Fields,
  filledBy,
  itemsOf,
  orderOf,
  payableBy,
  type Piece,
  pieceOf,
  unfilled,
  wishOf,
  withSaved,
} from "./order-values"
import { Pieces } from "./pieces"
import { Sum } from "./sum"
import { How, Where } from "./delivery-fields"
import { Who } from "./customer-fields"
import page from "../../../ui/record/record.module.css"
import style from "./new.module.css"

/** An idempotency key per order: the same order sent again has the same key, even if the reply was lost. */
function useKey() {
  const last = useRef({ text: "", key: "" })
  return (order: object): string => {
    const text = JSON.stringify(order)
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Opened from a customer's page or chat (`?customer=`), it begins with that customer. */
export function PhoneOrderNew() {
  const say = useSay()
  const id = useSearchParams()[0].get("customer")
  const { query, result } = useOne<CustomerPage, CallRefused>({
    resource: "customer",
    id: id ?? "",
    queryOptions: { enabled: id !== null },
    errorNotification: false,
  })
  if (id === null) return <NewOrder />
  if (result) return <NewOrder key={id} customer={result} />
  if (query.error)
    return (
      <ErrorState
        whole
        title={say("phone-order.customer-failed")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div role="status" aria-label={say("state.loading")}>
      <Bar height={320} />
    </div>
  )
}

/** An order by phone or WhatsApp on one page: customer, pieces, address and way of paying, with its sum next to it. */
function NewOrder({ customer = null }: { customer?: CustomerPage | null }) {
  const say = useSay()
  // As it was when the form opened: a later fetch changes nothing of what is being typed.
  const [known] = useState(customer)
  const navigate = useNavigate()
  const { message } = App.useApp()
  useTitle(say("do.phone-order"))
  const [form] = Form.useForm<Fields>()
  const first: Fields = known ? { ...blankFields, ...filledBy(known) } : blankFields
  const fields: Fields = { ...first, ...Form.useWatch([], form) }
  const [person, setPerson] = useState(known)
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const [wanting, setWanting] = useState(false)
  const keyOf = useKey()
  const { mutation, mutate } = useCreate<PhoneOrderRecord, CallRefused, NewPhoneOrder>({
    resource: "phone-order",
    successNotification: false,
    errorNotification: false,
  })
  const isTaken = mutation.isSuccess
  useLeaveGuard(!isTaken && (pieces.length > 0 || person !== known || form.isFieldsTouched()))
  // A saved address stays as it is.
  usePlace(fields.pincode, person ? filledBy(person).pincode : "", (change) => form.setFieldsValue(change))

  // Another caller's phone and e-mail, typed over those of the chosen customer, must not land in that account.
  const buyer = person && isContactOf(person, fields) ? person : null
  if (useChanged(buyer?._id)) setPieces((now) => now.map((piece) => withSaved(piece, buyer)))
  const customerId = buyer?.kind === "account" ? buyer._id : undefined
  const items = itemsOf(pieces)
  const wish = items && wishOf(items, fields, customerId)
  const quote = useQuery({
    queryKey: ["phone-order", "quote", wish],
    queryFn: wish ? async ({ signal }) => (await call(askQuote, wish, signal)).data : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const quoted = wish ? quote.data : undefined
  const trouble = mutation.error

  /** Fills in the saved data of a customer. */
  const choose = (chosen: CustomerPage) => {
    setPerson(chosen)
    form.setFieldsValue(filledBy(chosen))
  }
  const forget = () => {
    if (person) form.setFieldsValue(unfilled(filledBy(person), { ...blankFields, ...form.getFieldsValue(true) }))
    setPerson(null)
  }
  const add = (row: ColourwayRow) =>
    setPieces((now) => [...now, { ...pieceOf(row), key: Math.max(0, ...now.map(({ key }) => key)) + 1 }])
  const change = (piece: Piece) =>
    setPieces((now) => now.map((one) => (one.key === piece.key ? withSaved(piece, buyer) : one)))

  const take = (values: Fields) => {
    setWanting(true)
    if (!items || !quoted || quote.isFetching || mutation.isPending) return
    const order = orderOf(items, { ...blankFields, ...values }, customerId, quoted.totals.totalRupees)
    mutate(
      { values: { ...order, key: keyOf(order) } },
      {
        onSuccess: (reply) => {
          void message.success(translated((reply as { message?: string }).message ?? ""))
          const { _id, orderId } = reply.data
          void navigate(orderId ? `/order/view/${orderId}` : `/order/unpaid/${_id}`, { replace: true })
        },
        onError: () => void quote.refetch(),
      },
    )
  }
  const submit = () => {
    setWanting(true)
    form.submit()
  }
  useCommandKey("s", submit)

  const isHome = fields.deliveryMethod === "home"
  return (
    <article className={page.page}>
      <BackLink to="/order/manage">{say("nav.order")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("do.phone-order")}</h1>
          <p className={page.under}>{say("phone-order.under")}</p>
        </div>
      </header>
      <Form<Fields>
        form={form}
        name="phone-order"
        initialValues={first}
        layout="vertical"
        colon={false}
        requiredMark={false}
        autoComplete="off"
        noValidate
        scrollToFirstError={{ block: "center", focus: true }}
        onValuesChange={({ deliveryMethod }: Partial<Fields>) => {
          if (deliveryMethod) form.setFieldsValue({ payBy: payableBy(fields.payBy, deliveryMethod) })
        }}
        onFinish={take}
        onFinishFailed={() => setWanting(true)}
        className={page.columns}
      >
        <div className={page.main}>
          <section aria-labelledby="who" className={style.step}>
            <h2 id="who">{say("phone-order.who")}</h2>
            <Who person={person} isBuyer={buyer !== null} onKnown={choose} onForget={forget} />
          </section>
          <section aria-labelledby="what" className={style.step}>
            <h2 id="what">{say("phone-order.what")}</h2>
            <Pieces
              pieces={pieces}
              onAdd={add}
              onChange={change}
              onRemove={(piece) => setPieces((now) => now.filter(({ key }) => key !== piece.key))}
              wanting={wanting}
            />
          </section>
          <Where isHome={isHome} />
          <How isHome={isHome} couponTrouble={quoted?.couponTrouble ?? null} />
        </div>
        <aside className={`stack ${style.sum}`} aria-label={say("phone-order.sum")}>
          <Box title={say("phone-order.sum")}>
            {quote.error ? (
              <FailedLine error={quote.error} onRetry={() => void quote.refetch()} />
            ) : (
              <Sum quoted={quoted} />
            )}
            {trouble && (
              <p className="trouble" role="alert">
                {trouble.message}
              </p>
            )}
            <Button
              type="primary"
              htmlType="submit"
              block
              loading={mutation.isPending || isTaken}
              disabled={wish !== null && (quote.isFetching || quote.error !== null)}
              onClick={() => setWanting(true)}
              className={style.take}
            >
              {quoted
                ? say("phone-order.take.sum", { amount: money(quoted.totals.totalRupees) })
                : say("phone-order.take")}
            </Button>
          </Box>
        </aside>
      </Form>
    </article>
  )
}
