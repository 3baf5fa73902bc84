import { App, Button } from "antd"
import { useEffect, useState } from "react"
import { useSay } from "../words/language"
import { CopyIcon, TickIcon } from "./icons"

/** Copies a text and confirms it; if the browser refuses, says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useSay()
  const { message } = App.useApp()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = window.setTimeout(() => setCopied(false), 2000)
    return () => window.clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      void message.error(say("do.copy.refused"))
    }
  }
  return (
    <Button
      data-screen
      size="small"
      type="text"
      icon={copied ? <TickIcon /> : <CopyIcon />}
      onClick={() => void copy()}
      aria-label={label}
    >
      <span aria-live="polite">{say(copied ? "do.copied" : "do.copy")}</span>
    </Button>
  )
}
