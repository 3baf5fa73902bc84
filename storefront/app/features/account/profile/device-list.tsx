import type { Device } from "@silai/contracts/account/shapes"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { atMoment } from "~/lib/moments"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Fetched } from "~/ui/fetched"
import { Icon } from "~/ui/icon"
import { Tag } from "~/ui/notice"
import { toast } from "~/ui/toast"
import styles from "./account-summary.module.css"
import { deviceName, isHandheld } from "./device-name"
import { endSession } from "~/features/customer/calls"
import { devicesQuery, useMyId } from "~/features/customer/queries"

/** This account's sessions, each with a sign-out button. */
export function DeviceList() {
  const client = useQueryClient()
  const me = useMyId()
  const devices = useQuery(devicesQuery(me))
  const [asking, setAsking] = useState(false)
  const ending = useMutation({
    mutationFn: (sessionId?: string) => call(endSession, { sessionId }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => {
      setAsking(false)
      return client.invalidateQueries({ queryKey: devicesQuery(me).queryKey })
    },
  })
  return (
    <Fetched query={devices} what="your devices" height="10rem">
      {(list) => (
        <>
          <ul className={styles.devices}>
            {[...list]
              .sort((a, b) => Number(b.isThis) - Number(a.isThis))
              .map((device) => (
                <DeviceRow
                  key={device._id}
                  device={device}
                  busy={ending.isPending && ending.variables === device._id}
                  onEnd={() => ending.mutate(device._id)}
                />
              ))}
          </ul>
          {list.length > 1 && (
            <p>
              <Button kind="plain" size="small" onClick={() => setAsking(true)}>
                Sign out all other devices
              </Button>
            </p>
          )}
          <ConfirmDialog
            open={asking}
            title="Sign out all other devices?"
            confirm="Sign out"
            busy={ending.isPending}
            onConfirm={() => ending.mutate(undefined)}
            onClose={() => setAsking(false)}
          >
            <p>You stay signed in here. Everywhere else the account has to be signed in to again.</p>
          </ConfirmDialog>
        </>
      )}
    </Fetched>
  )
}

function DeviceRow({
  device: { device, seenAt, signedInAt, isThis },
  busy,
  onEnd,
}: {
  device: Device
  busy: boolean
  onEnd: () => void
}) {
  const name = deviceName(device)
  return (
    <li className={styles.device}>
      <Icon name={isHandheld(device) ? "mobile" : "screen"} size={22} className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isThis && <Tag>This device</Tag>}
        </p>
        <p className={styles.note}>
          {isThis ? "Signed in " : "Last seen "}
          <time dateTime={isThis ? signedInAt : seenAt}>{atMoment(isThis ? signedInAt : seenAt)}</time>
        </p>
      </div>
      {!isThis && (
        <Button kind="quiet" size="small" busy={busy} onClick={onEnd}>
          Sign out<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  )
}
