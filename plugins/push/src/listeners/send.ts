import type { PushNotice } from "@silai/contracts/push/notice"
import type { Listener } from "@silai/kit/listener"
import { sendNotice } from "../workflows/send"

/** One notice for one browser. */
export const listener: Listener<{ deviceId: string; notice: PushNotice }> = {
  name: "push.send",
  run: (container, { data: { deviceId, notice } }) => sendNotice(container, deviceId, notice),
}
