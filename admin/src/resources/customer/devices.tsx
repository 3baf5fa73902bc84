import { useInvalidate } from "@refinedev/core"
import { App, Button } from "antd"
import { useRef } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { dateTimeOf } from "../../ui/format"
import { askEndSessions, type WholeCustomer } from "./calls"
import { Box } from "./boxes"
import { deviceWords } from "./device-words"
import { nameOf } from "./words"
import style from "./boxes.module.css"

/** Where somebody is signed in, and a way to end it: for a lost phone, or an account that somebody else has got into. */
export function DevicesBox({ customer }: { customer: WholeCustomer }) {
  const { modal, message } = App.useApp()
  const may = useMay()
  const invalidate = useInvalidate()
  const asking = useRef(false)
  const { sessions } = customer

  const end = async () => {
    try {
      void message.success((await call(askEndSessions, { customerId: customer._id })).message)
    } catch (error) {
      void message.error((error as Error).message)
    }
    void invalidate({ resource: "customer", invalidates: ["detail"], id: customer._id })
  }
  const ask = () => {
    if (asking.current) return
    asking.current = true
    modal.confirm({
      title: "Sign this customer out everywhere?",
      icon: null,
      okText: "Sign out everywhere",
      cancelText: "Leave it",
      maskClosable: false,
      content: `${nameOf(customer)} is signed out at once on ${sessions.length === 1 ? "the one device" : `all ${sessions.length} devices`} and has to sign in again. The bag, orders and measurements stay.`,
      afterClose: () => void (asking.current = false),
      onOk: () => end(),
    })
  }
  return (
    <Box title="Signed in on">
      {sessions.length === 0 && <p>No device at the moment.</p>}
      <ul className={style.devices}>
        {sessions.map(({ _id, device, seenAt }) => (
          <li key={_id}>
            <p title={device}>{deviceWords(device)}</p>
            <p>Seen {dateTimeOf(seenAt)}</p>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && may("customer.write") && <Button onClick={ask}>Sign out everywhere</Button>}
    </Box>
  )
}
