import { useState } from "react"
import { useUnsaved } from "../../providers/unsaved"

/**
 * A text of a record while it is being typed. Untouched, it follows the record; once something is typed, nothing replaces it,
 * and `theirs` is the text that a colleague has saved since. `base` is the text that the typing began with.
 */
export function useOwnText(now: string) {
  const [base, setBase] = useState(now)
  const [text, setText] = useState(now)
  const [sent, setSent] = useState<string | null>(null)
  const isChanged = text.trim() !== (sent ?? base)
  useUnsaved(isChanged)
  if (now !== base) {
    // The record has the sent text now: what was typed since then stays.
    const isOwn = now === sent
    const isFollowed = !isOwn && !isChanged
    if (isOwn || isFollowed || text.trim() === now) {
      setBase(now)
      setSent(null)
      if (isFollowed) setText(now)
    }
  }
  return {
    text,
    setText,
    base,
    isChanged,
    theirs: now !== base && isChanged && now !== sent ? now : null,
    /** After it was saved: the record follows with its next fetch. */
    saved: (saved: string) => setSent(saved),
    takeTheirs: () => {
      setBase(now)
      setText(now)
      setSent(null)
    },
  }
}
export type OwnText = ReturnType<typeof useOwnText>
