import { saveFile } from "./save-file"

let printed: { frame: HTMLIFrameElement; address: string } | null = null

/** A phone has no dialog for a file inside of a page, and some browsers show no PDF by themselves. */
const canPrint = () => navigator.pdfViewerEnabled && !window.matchMedia("(pointer: coarse)").matches

/** Opens the print dialog for a PDF; where the browser has none for it, the file is saved. */
export function printFile(file: Blob, name: string): void {
  if (!canPrint()) return saveFile(file, name)
  // The one before stays until now: its dialog may have been open till a moment ago.
  printed?.frame.remove()
  if (printed) URL.revokeObjectURL(printed.address)
  const frame = document.createElement("iframe")
  const address = URL.createObjectURL(file)
  printed = { frame, address }
  frame.title = name
  frame.tabIndex = -1
  frame.ariaHidden = "true"
  // Not hidden: Firefox prints an empty page of a frame that it does not lay out.
  frame.style.cssText = "position: fixed; inset: auto auto 0 0; width: 1px; height: 1px; border: 0; opacity: 0"
  frame.addEventListener("load", () => {
    try {
      frame.contentWindow?.focus()
      frame.contentWindow?.print()
    } catch {
      // A browser's built-in viewer may refuse scripts.
      saveFile(file, name)
    }
  })
  frame.src = address
  document.body.append(frame)
}
