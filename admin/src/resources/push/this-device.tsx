import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App, Switch } from "antd"
import { useState } from "react"
import { sentenceOf, useLanguage, useSay } from "../../words/language"
import { ErrorState } from "../../ui/state/error-state"
import { Bar } from "../../ui/state/skeleton"
import { canRing, deviceState, isBlocked, switchOff, switchOn } from "./device"
import style from "./this-device.module.css"

const KEY = ["this-device"]

/** Whether notifications ring on this device, even when the back office is closed. */
export function ThisDevice() {
  const say = useSay()
  const language = useLanguage()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => deviceState(signal),
    enabled: canRing(),
  })
  const publicKey = data?.publicKey ?? null
  const turn = async (isOn: boolean) => {
    setBusy(true)
    try {
      const notice = isOn ? publicKey && (await switchOn(publicKey, language)) : await switchOff()
      if (notice) void message.success(notice)
    } catch (cause) {
      void message.error(sentenceOf(cause))
    }
    await client.invalidateQueries({ queryKey: KEY })
    setBusy(false)
  }
  const why = !canRing()
    ? say("push.unable")
    : data && publicKey === null
      ? say("push.not-set-up")
      : isBlocked()
        ? say("push.blocked")
        : say("push.why")
  return (
    <section className={style.device} aria-labelledby="this-device">
      <div className={style.row}>
        <h2 id="this-device">{say("push.this-device")}</h2>
        {data && publicKey !== null && (
          <Switch
            checked={data.isOn}
            loading={busy}
            disabled={isBlocked() && !data.isOn}
            aria-labelledby="this-device"
            aria-describedby="this-device-why"
            onChange={(isOn) => void turn(isOn)}
          />
        )}
      </div>
      <p id="this-device-why" className="soft">
        {why}
      </p>
      {canRing() && !data && !error && (
        <div role="status" aria-label={say("state.loading")}>
          <Bar height={24} />
        </div>
      )}
      {!data && error && <ErrorState title={say("push.failed")} error={error} onRetry={() => void refetch()} />}
    </section>
  )
}
