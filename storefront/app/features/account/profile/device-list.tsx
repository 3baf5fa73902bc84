import type { Device, Profile } from "@silai/contracts/account/shapes"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { atMoment } from "~/lib/moments"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Icon } from "~/ui/icon"
import { Tag } from "~/ui/notice"
import styles from "./account-summary.module.css"
import { deviceName, isHandheld } from "./device-name"
import { EndDevices } from "./end-devices"
import { devicesQuery } from "~/features/customer/queries"

/** This account's sessions, each with a sign-out button. */
export function DeviceList({ profile }: { profile: Profile }) {
  const devices = useQuery(devicesQuery(profile._id))
  /** The device to sign out, "all" others, or none. */
  const [ending, setEnding] = useState<string | null>(null)
  const done = () => setEnding(null)
  return (
    <Fetched query={devices} what="your devices" height="10rem">
      {(list) => (
        <>
          <ul className={styles.devices}>
            {[...list]
              .sort((a, b) => Number(b.isThis) - Number(a.isThis))
              .map((device) => (
                <li key={device._id} className={styles.device}>
                  {ending === device._id ? (
                    <EndDevices profile={profile} device={device} onDone={done} />
                  ) : (
                    <DeviceRow device={device} onEnd={() => setEnding(device._id)} />
                  )}
                </li>
              ))}
          </ul>
          {ending === "all" ? (
            <EndDevices profile={profile} device={null} onDone={done} />
          ) : (
            list.length > 1 && (
              <p>
                <Button kind="plain" size="small" onClick={() => setEnding("all")}>
                  Sign out all other devices
                </Button>
              </p>
            )
          )}
        </>
      )}
    </Fetched>
  )
}

function DeviceRow({ device: { device, seenAt, signedInAt, isThis }, onEnd }: { device: Device; onEnd: () => void }) {
  const name = deviceName(device)
  return (
    <>
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
        <Button kind="quiet" size="small" onClick={onEnd}>
          Sign out<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </>
  )
}
