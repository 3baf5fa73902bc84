import { App, Button } from "antd"
import { useEffect, useState } from "react"
import { CopyIcon, TickIcon } from "./icons"

/** Copies a text and says so; where the browser refuses, says that too. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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
      void message.error("The browser did not allow copying. Select the text and copy it by hand.")
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
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </Button>
  )
}
