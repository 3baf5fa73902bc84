// Defines window.Razorpay as Razorpay's own script does: a full-window frame that reports back by messages.
;(() => {
  const base = new URL(document.currentScript.src)
  const frameUrl = new URL("checkout/frame", base)

  class Razorpay {
    #options
    #listeners = {}
    #frame
    #returnFocus
    #timer
    #scroll

    constructor(options) {
      if (!options || typeof options !== "object") throw new TypeError("Razorpay needs its options")
      if (!options.key) throw new TypeError("No key passed")
      if ([options.name, options.prefill?.name].some((name) => [...(name ?? "")].length > 50))
        throw new TypeError("The name must be between 3 and 50 characters.")
      this.#options = options
    }

    on(event, listener) {
      ;(this.#listeners[event] ??= []).push(listener)
      return this
    }

    open() {
      if (this.#frame) return
      const { order_id, key } = this.#options
      const url = new URL(frameUrl)
      url.search = new URLSearchParams({ key, order_id: order_id ?? "" })
      this.#returnFocus = document.activeElement
      const frame = document.createElement("iframe")
      frame.className = "razorpay-checkout-frame"
      frame.title = "Payment"
      frame.src = url.href
      Object.assign(frame.style, {
        position: "fixed",
        inset: "0",
        width: "100%",
        height: "100%",
        border: "0",
        zIndex: "2147483647",
        background: "transparent",
        colorScheme: "light",
      })
      // A modal <dialog> of the page would make everything outside itself inert, this frame included.
      const dialogs = document.querySelectorAll("dialog:modal")
      ;(dialogs[dialogs.length - 1] ?? document.body).append(frame)
      this.#frame = frame
      this.#scroll = document.documentElement.style.overflow
      document.documentElement.style.overflow = "hidden"
      window.addEventListener("message", this.#onMessage)
      frame.addEventListener("load", () => frame.focus())
      const { timeout } = this.#options
      if (timeout > 0) this.#timer = setTimeout(() => this.#dismiss(), timeout * 1000)
    }

    close() {
      this.#dismiss()
    }

    #shut() {
      clearTimeout(this.#timer)
      window.removeEventListener("message", this.#onMessage)
      this.#frame?.remove()
      this.#frame = undefined
      document.documentElement.style.overflow = this.#scroll ?? ""
      this.#returnFocus?.focus?.()
    }

    #dismiss() {
      if (!this.#frame) return
      this.#shut()
      this.#options.modal?.ondismiss?.()
    }

    #tell(event, detail) {
      for (const listener of this.#listeners[event] ?? []) listener(detail)
    }

    #onMessage = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== frameUrl.origin) return
      if (data?.type === "ready") {
        const { name, description, prefill, notes, theme, modal } = this.#options
        const plain = {
          name,
          description,
          prefill,
          notes,
          theme,
          escape: modal?.escape !== false,
          confirmClose: modal?.confirm_close === true,
        }
        this.#frame.contentWindow.postMessage(
          { type: "open", options: JSON.parse(JSON.stringify(plain)) },
          frameUrl.origin,
        )
      }
      if (data?.type === "failed") {
        this.#tell("payment.failed", { error: data.error })
        if (this.#options.retry?.enabled === false) this.#dismiss()
      }
      if (data?.type === "paid") {
        this.#shut()
        this.#options.handler?.(data.response)
      }
      if (data?.type === "dismiss") this.#dismiss()
    }
  }

  window.Razorpay = Razorpay
})()
