type Field = { text: string; caret: number }

/** The field once the shortcut that was typed up to the caret has become its sentence; the caret is behind it. */
export function replyAtCaret({ text, caret }: Field, reply: { shortcut: string; text: string }): Field {
  const slash = text.lastIndexOf("/", caret - 1)
  const untyped = reply.shortcut.slice(caret - slash - 1)
  const after = text.slice(caret)
  // The caret may be within the shortcut.
  const rest = after.toLowerCase().startsWith(untyped.toLowerCase()) ? after.slice(untyped.length) : after
  const gap = /^[\p{L}\p{N}]/u.test(rest) ? " " : ""
  return { text: text.slice(0, slash) + reply.text + gap + rest, caret: slash + reply.text.length }
}
