import { CanAccess } from "@refinedev/core"
import { App, Button } from "antd"
import { useRef } from "react"
import { dateTimeOf } from "../../ui/format"
import { useAct } from "../../ui/use-act"
import { askEndSessions, type WholeCustomer } from "./calls"
import { Box } from "../../ui/record/box"
import { deviceWords } from "./device-words"
import { nameOf } from "./words"

/**
 * A customer's sessions, with a button to end them: for a lost phone, or an account that a stranger has accessed.
 */
export function DevicesBox({ customer }: { customer: WholeCustomer }) {
  const { modal } = App.useApp()
  const { act } = useAct("customer")
  const asking = useRef(false)
  const { sessions } = customer

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
      onOk: () => act(askEndSessions, { customerId: customer._id }),
    })
  }
  return (
    <Box title="Signed in on">
      {sessions.length === 0 && <p>No device at the moment.</p>}
      <ul className="stack">
        {sessions.map(({ _id, device, seenAt }) => (
          <li key={_id}>
            <p title={device}>{deviceWords(device)}</p>
            <p className="soft">Seen {dateTimeOf(seenAt)}</p>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <CanAccess resource="customer" action="edit">
          <Button onClick={ask} style={{ marginTop: 12 }}>
            Sign out everywhere
          </Button>
        </CanAccess>
      )}
    </Box>
  )
}
