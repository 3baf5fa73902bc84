import { useGetIdentity } from "@refinedev/core"
import type { SecondFactorState, StaffPerson } from "@silai/contracts/account/calls"
import { useQueryClient } from "@tanstack/react-query"
import { App, Button } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { ErrorState } from "../../ui/state/error-state"
import { dateOf } from "../../ui/format"
import list from "../../ui/list/list.module.css"
import { Mark } from "../../ui/mark"
import { Box } from "../../ui/record/box"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { askNewCodes, askSwitchOff } from "./calls"
import { Enrol } from "./enrol"
import { OwnPasskeys } from "./passkeys"
import { ProofForm } from "./proof-form"
import { RecoveryCodes } from "./recovery-codes"
import { OWN_FACTOR, useOwnFactor } from "./use-own-factor"
import style from "./second-factor.module.css"

type Doing = "setting up" | "moving" | "renewing" | "switching off" | null

/** The user's own back-office sign-in, under the account menu. */
export function OwnSignIn() {
  useTitle("Your sign-in")
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing>(null)
  const { data, error, refetch } = useOwnFactor()
  if (!person || !data)
    return error ? <ErrorState whole error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const done = () => {
    setDoing(null)
    void client.invalidateQueries({ queryKey: OWN_FACTOR })
  }
  return (
    <div className={`${list.page} ${style.page}`}>
      <div className={list.head}>
        <h1>Your sign-in</h1>
      </div>
      <Box
        title="Two-step sign-in"
        extra={<Mark tone={data.state === "on" ? "done" : "quiet"}>{data.state === "on" ? "On" : "Off"}</Mark>}
      >
        <div className="stack">
          {doing ? (
            <Act doing={doing} email={person.email} onDone={done} onCancel={() => setDoing(null)} />
          ) : data.state === "on" ? (
            <On data={data} onDo={setDoing} />
          ) : (
            <>
              <p className="quiet">
                After your password, the back office asks for a code that only your phone shows. Your password alone
                then opens nothing.
              </p>
              <div className="row">
                <Button type="primary" onClick={() => setDoing("setting up")}>
                  Set it up
                </Button>
              </div>
            </>
          )}
        </div>
      </Box>
      <OwnPasskeys
        email={person.email}
        withCode={data.state === "on"}
        onChange={() => void client.invalidateQueries({ queryKey: OWN_FACTOR })}
      />
    </div>
  )
}

function On({ data, onDo }: { data: SecondFactorState; onDo: (doing: Doing) => void }) {
  const left = data.recoveryCodesLeft
  return (
    <>
      <p className="quiet">
        {data.since && `Since ${dateOf(data.since)}. `}You sign in by your password and a code from your phone.{" "}
        <span className={left < 3 ? "trouble" : undefined}>
          {left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`}
        </span>
        {data.required && " The shop requires it, so it stays on."}
      </p>
      <div className="row">
        <Button onClick={() => onDo("renewing")}>New recovery codes</Button>
        <Button onClick={() => onDo("moving")}>Move to another phone</Button>
        {!data.required && (
          <Button danger onClick={() => onDo("switching off")}>
            Switch off
          </Button>
        )}
      </div>
    </>
  )
}

const WHY: Record<Exclude<Doing, null>, string> = {
  "setting up": "First your password, so that no one else can do this at your desk.",
  moving: "First your password and a code of the phone that you use now. It keeps working until the new one does.",
  renewing: "The older codes stop working as soon as there are new ones.",
  "switching off": "From then on your password alone opens the back office, and your recovery codes stop working.",
}

type ActProps = { doing: Exclude<Doing, null>; email: string; onDone: () => void; onCancel: () => void }

function Act({ doing, email, onDone, onCancel }: ActProps) {
  const { message } = App.useApp()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes email={email} codes={codes} onDone={onDone} />
  if (doing === "setting up" || doing === "moving")
    return <Enrol email={email} why={WHY[doing]} moving={doing === "moving"} onCancel={onCancel} onDone={onDone} />
  return (
    <>
      <p className="quiet">{WHY[doing]}</p>
      {doing === "renewing" ? (
        <ProofForm
          email={email}
          withCode
          button="Make new codes"
          onCancel={onCancel}
          onProof={async (proof) => setCodes((await call(askNewCodes, proof)).data.recoveryCodes)}
        />
      ) : (
        <ProofForm
          email={email}
          withCode
          danger
          button="Switch off"
          onCancel={onCancel}
          onProof={async (proof) => {
            void message.success((await call(askSwitchOff, proof)).message)
            onDone()
          }}
        />
      )}
    </>
  )
}
