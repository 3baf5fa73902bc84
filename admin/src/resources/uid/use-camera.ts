import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { codeReader } from "./decode"

/** Pictures looked at in a second: enough for a hand that moves. */
const SCAN_EVERY_MS = 160
/** A label held in front of the camera is reported once. */
const SAME_MS = 2_500

type Torch = MediaTrackCapabilities & { torch?: boolean }

/** The phone's back camera, read until it is stopped; `onCode` gets each label once. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [refused, setRefused] = useState(false)
  const report = useEffectEvent(onCode)

  const stop = useCallback(() => {
    setStream((now) => {
      now?.getTracks().forEach((track) => track.stop())
      return null
    })
  }, [])

  const start = async () => {
    setRefused(false)
    try {
      setStream(
        await navigator.mediaDevices.getUserMedia({
          video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } },
          audio: false,
        }),
      )
    } catch {
      setRefused(true)
    }
  }

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return
    element.srcObject = stream
    void element.play().catch(() => undefined)
    let last = { text: "", at: 0 }
    let timer: number | undefined
    let over = false
    const scan = async () => {
      try {
        const read = await codeReader()
        const text = element.readyState >= 2 && !over ? await read(element) : null
        if (text && !over && (text !== last.text || performance.now() - last.at > SAME_MS)) report(text)
        if (text) last = { text, at: performance.now() }
      } catch {
        if (!over) setRefused(true)
        return
      }
      if (!over) timer = window.setTimeout(() => void scan(), SCAN_EVERY_MS)
    }
    void scan()
    return () => {
      over = true
      window.clearTimeout(timer)
      stream.getTracks().forEach((track) => track.stop())
    }
  }, [stream])

  const track = stream?.getVideoTracks()[0]
  const hasTorch = Boolean((track?.getCapabilities?.() as Torch | undefined)?.torch)
  const light = (on: boolean) => track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
  return { video, isOn: stream !== null, refused, start, stop, hasTorch, light }
}
