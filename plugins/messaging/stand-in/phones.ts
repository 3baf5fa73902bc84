import type { StandInContext } from "@silai/kit/stand-in"

export type CaughtText = {
  id: string
  receivedAt: string
  phone: string
  text: string
  carrier: string
  otp: string | null
}
type State = { texts: CaughtText[]; mode: string; last: number }

const KEPT_TEXTS = 2000
export const smsModes = ["normal", "refuse", "down", "slow", "drop-after-taking"] as const

/** The caught text messages, oldest first. */
export function openPhones(context: StandInContext) {
  const { state, save } = context.store<State>("sms", { texts: [], mode: "normal", last: 0 })
  return {
    state,
    save,
    put(text: Omit<CaughtText, "id" | "receivedAt">): string {
      state.last += 1
      const id = String(state.last)
      state.texts.push({ id, receivedAt: new Date(context.clock.now()).toISOString(), ...text })
      if (state.texts.length > KEPT_TEXTS) state.texts.splice(0, state.texts.length - KEPT_TEXTS)
      save()
      return id
    },
    wipe() {
      Object.assign(state, { texts: [], mode: "normal" })
      save()
    },
  }
}

export type Phones = ReturnType<typeof openPhones>
