import { afterEach, expect, test, vi } from "vitest"
import { unreachable } from "~/lib/call"
import { sendPhoto } from "./send-photo"

afterEach(() => vi.unstubAllGlobals())

/** A browser whose upload never ends. */
class Silent {
  upload = {}
  onabort = () => undefined
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort()
  }
}

const photo = new Blob(["x"])
const send = (signal: AbortSignal) => sendPhoto(photo, "shirt.jpg", () => undefined, signal)

test("does not block the next photos when one is removed during its upload", async () => {
  vi.stubGlobal("XMLHttpRequest", Silent)
  const stop = new AbortController()
  const sending = send(stop.signal)
  stop.abort()
  await expect(sending).rejects.toThrow(unreachable().message)
})

test("never sends a photo that was removed before", async () => {
  const sent = vi.fn()
  vi.stubGlobal(
    "XMLHttpRequest",
    class extends Silent {
      override send = sent
    },
  )
  await expect(send(AbortSignal.abort())).rejects.toThrow(unreachable().message)
  expect(sent).not.toHaveBeenCalled()
})
