import type { StaffInvitation } from "@silai/contracts/account/staff-calls"
import { ROLE_WORDS } from "@silai/contracts/staff/messages"
import { App, Button } from "antd"
import { dateOf } from "../../ui/format"
import { useNarrow } from "../../ui/use-narrow"
import { useAct } from "../../ui/use-act"
import { askInviteAgain, askWithdrawal } from "./calls"

/** Open invitations. */
export function Invitations({ invitations }: { invitations: StaffInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className="part" aria-labelledby="waiting">
      <h2 id="waiting">Waiting invitations</h2>
      <ul className="entries">
        {invitations.map((invitation) => (
          <Row key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ invitation }: { invitation: StaffInvitation }) {
  const { modal } = App.useApp()
  const { act, busy } = useAct("staff")
  const size = useNarrow() ? "middle" : "small"
  const { _id, email, role, invitedBy, sentAt, expiresAt, isOver } = invitation
  const withdraw = () =>
    void modal.confirm({
      title: "Withdraw the invitation?",
      content: `The link in the mail to ${email} stops working. You can invite them again later.`,
      icon: null,
      okText: "Withdraw",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      autoFocusButton: "cancel",
      maskClosable: false,
      onOk: () => act(askWithdrawal, { invitationId: _id }),
    })
  return (
    <li className="between">
      <span>
        <b>{email}</b>
        <div className="soft">
          {ROLE_WORDS[role].label}
          {invitedBy && `, invited by ${invitedBy}`}, {dateOf(sentAt)}
        </div>
      </span>
      <span className={isOver ? "trouble" : "quiet"}>
        {isOver ? "The link has expired" : `The link works until ${dateOf(expiresAt)}`}
      </span>
      <span className="row">
        <Button
          size={size}
          loading={busy}
          onClick={() => void act(askInviteAgain, { invitationId: _id })}
          aria-label={`Send the invitation to ${email} again`}
        >
          Send again
        </Button>
        <Button
          size={size}
          type="text"
          danger
          disabled={busy}
          onClick={withdraw}
          aria-label={`Withdraw the invitation to ${email}`}
        >
          Withdraw
        </Button>
      </span>
    </li>
  )
}
