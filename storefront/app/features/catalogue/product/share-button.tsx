import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast"
import { productMessages } from "./words"

/** Shares the page's link by the phone's own sheet, or copies it where there is none. */
async function share(title: string) {
  const url = location.origin + location.pathname
  const byHand = matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function"
  try {
    if (byHand) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success(productMessages.linkCopied, { id: "share" })
  } catch (cause) {
    // Closing the phone's sheet is not an error.
    if (!(cause instanceof DOMException && cause.name === "AbortError"))
      toast.error(productMessages.copyFailed, { id: "share" })
  }
}

export function ShareButton({ title, className }: { title: string; className?: string }) {
  return (
    <button type="button" className={className} aria-label={productMessages.share} onClick={() => void share(title)}>
      <Icon name="share" size={20} />
    </button>
  )
}
