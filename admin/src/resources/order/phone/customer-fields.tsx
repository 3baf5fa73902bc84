import type { CustomerPage, CustomerRow } from "@silai/contracts/customer/shapes"
import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { EMAIL, NAME, PHONE } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { phoneOf as digitsOf } from "@silai/contracts/account/phone"
import { App, Button, Input } from "antd"
import { useId } from "react"
import { call } from "../../../providers/call"
import { FormField } from "../../../ui/form/field"
import { wrongName, wrongOptionalEmail } from "../../../ui/form/person-rules"
import { phoneOf } from "../../../ui/format"
import { sentenceOf, translated, useSay } from "../../../words/language"
import { askCustomer, askCustomers } from "../../customer/calls"
import type { Fields } from "./order-values"
import { PickOne } from "./pick"
import style from "./new.module.css"

const sentence = (wrong: string | undefined) => wrong && translated(wrong)

type Props = {
  person: CustomerPage | null
  /** The typed phone or e-mail is still the person's. */
  isBuyer: boolean
  onKnown: (person: CustomerPage) => void
  onForget: () => void
}

/** The buyer: found among those whom the shop knows, or typed. */
export function Who({ person, isBuyer, onKnown, onForget }: Props) {
  const say = useSay()
  const { message } = App.useApp()
  const id = useId()
  const know = ({ _id }: CustomerRow) =>
    call(askCustomer, { customerId: _id }).then(
      ({ data }) => onKnown(data),
      (error: Error) => void message.error(sentenceOf(error)),
    )
  return (
    <>
      <div className="tight">
        <label htmlFor={id}>{say("phone-order.find")}</label>
        <PickOne<CustomerRow>
          id={id}
          of="customer"
          hint={say("phone-order.find.hint")}
          none={say("phone-order.find.none")}
          most={CUSTOMER_LIST.maxSearch}
          ask={async (search, signal) =>
            (await call(askCustomers, { search: search || undefined, pageSize: 8 }, signal)).data
          }
          show={({ name, phone, city }) => [name, phone && phoneOf(phone), city].filter(Boolean).join(" · ")}
          onPick={(row) => void know(row)}
        />
      </div>
      {person && (
        <div role="status" className={style.chosen} data-other={!isBuyer || undefined}>
          <span>
            {say(
              isBuyer
                ? `phone-order.chosen.${person.kind === "account" ? "account" : "guest"}`
                : "phone-order.chosen.other",
              { name: person.name },
            )}
          </span>
          <Button size="small" onClick={onForget}>
            {say("phone-order.chosen.remove")}
          </Button>
        </div>
      )}
      <div className="three">
        <FormField<Fields>
          name="name"
          label={say("phone-order.name")}
          checkOnLeaving
          check={({ name }) => sentence(wrongName(name))}
        >
          <Input maxLength={NAME.maxWritten} />
        </FormField>
        <FormField<Fields>
          name="phone"
          label={say("phone-order.phone")}
          normalize={digitsOf}
          checkOnLeaving
          check={({ phone }) => (PHONE.pattern.test(phone) ? undefined : translated(accountMessages.phoneInvalid))}
        >
          <Input type="tel" inputMode="tel" />
        </FormField>
        <FormField<Fields>
          name="email"
          label={say("phone-order.email")}
          extra={say("phone-order.email.hint")}
          checkOnLeaving
          check={({ email }) => sentence(wrongOptionalEmail(email))}
        >
          <Input type="email" inputMode="email" maxLength={EMAIL.maxWritten} />
        </FormField>
      </div>
    </>
  )
}
