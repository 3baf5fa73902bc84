// The payment window inside the frame. It takes the order from its URL and the rest from the page that opened it.
import { keepFocusInside } from "./keys.js"

const query = new URLSearchParams(location.search)
const key = query.get("key")
const orderId = query.get("order_id")
const at = (id) => document.getElementById(id)
const say = (type, detail = {}) => parent.postMessage({ type, ...detail }, "*")
let options = {}
let busy = false
const money = (paise) => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100)

function show(text, waiting = false) {
  const box = at("message")
  box.hidden = !text
  box.textContent = text ?? ""
  box.classList.toggle("wait", waiting)
}

function setBusy(on) {
  busy = on
  for (const button of document.querySelectorAll("button:not(#close)")) button.disabled = on
}

async function ask(path, body) {
  const reply = await fetch(
    path,
    body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  const data = await reply.json()
  if (!reply.ok) throw new Error(data.error?.description ?? "The payment could not be started.")
  return data
}

async function pay(outcome, method, details = {}) {
  if (busy) return
  setBusy(true)
  show("Waiting for your bank…", true)
  const { email, contact } = options.prefill ?? {}
  try {
    const body = { key, orderId, outcome, method, email, contact, description: options.description, ...details }
    const answer = await ask("pay", body)
    if (answer.paid) return say("paid", { response: answer.paid })
    if (answer.pending) {
      show(
        "Your bank has not answered yet. You can close this window; if the money is taken, the shop will know.",
        true,
      )
      return at("close").focus()
    }
    show(answer.failed.description)
    setBusy(false)
    say("failed", { error: answer.failed })
  } catch (error) {
    show(error.message)
    setBusy(false)
  }
}

function choose(method, focus) {
  for (const name of ["upi", "card"]) {
    const on = name === method
    at(`tab-${name}`).setAttribute("aria-selected", String(on))
    at(`tab-${name}`).tabIndex = on ? 0 : -1
    at(`panel-${name}`).hidden = !on
    if (on && focus) at(`tab-${name}`).focus()
  }
  show()
}

function complain(field, text) {
  at(field).setAttribute("aria-invalid", "true")
  show(text)
  at(field).focus()
}

function otpStep(on) {
  at("otp-step").hidden = !on
  at("choose").hidden = on
  show()
  at(on ? "otp" : "tab-card").focus()
}

function close() {
  // Browsers do not let a frame of another origin ask with confirm().
  if (busy || !options.confirmClose) return say("dismiss")
  at("leave").hidden = false
  at("leave-no").focus()
}

for (const input of document.querySelectorAll("input"))
  input.addEventListener("input", () => input.removeAttribute("aria-invalid"))
for (const name of ["upi", "card"]) {
  at(`tab-${name}`).addEventListener("click", () => choose(name))
  at(`tab-${name}`).addEventListener("keydown", (event) => {
    if (["ArrowLeft", "ArrowRight"].includes(event.key)) choose(name === "upi" ? "card" : "upi", true)
  })
}
at("panel-upi").addEventListener("submit", (event) => {
  event.preventDefault()
  const vpa = at("vpa").value.trim()
  if (!/^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(vpa)) return complain("vpa", "Please enter a valid UPI ID.")
  void pay(vpa.toLowerCase() === "failure@razorpay" ? "failure" : "success", "upi", { vpa })
})
at("panel-card").addEventListener("submit", (event) => {
  event.preventDefault()
  const digits = at("number").value.replace(/\s/g, "")
  if (!/^\d{13,19}$/.test(digits)) return complain("number", "Please enter a valid card number.")
  if (!/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(at("expiry").value.trim()))
    return complain("expiry", "Please enter the expiry as MM/YY.")
  if (!/^\d{3,4}$/.test(at("cvv").value.trim())) return complain("cvv", "Please enter the CVV.")
  otpStep(true)
})
at("otp-step").addEventListener("submit", (event) => {
  event.preventDefault()
  const otp = at("otp").value.trim()
  if (!/^\d+$/.test(otp)) return complain("otp", "Please enter the code.")
  void pay(otp.length >= 4 ? "success" : "failure", "card", { card: at("number").value.replace(/\s/g, "") })
})
at("otp-back").addEventListener("click", () => otpStep(false))
at("close").addEventListener("click", close)
at("leave-yes").addEventListener("click", () => say("dismiss"))
at("leave-no").addEventListener("click", () => {
  at("leave").hidden = true
  at("close").focus()
})
for (const button of document.querySelectorAll("[data-outcome]"))
  button.addEventListener("click", () => {
    if (button.dataset.outcome === "close") return close()
    void pay(button.dataset.outcome, at("panel-card").hidden ? "upi" : "card")
  })

keepFocusInside(() => options.escape !== false && close())

addEventListener("message", ({ source, data }) => {
  if (source !== parent || data?.type !== "open") return
  options = data.options ?? {}
  at("shop").textContent = options.name || "Payment"
  at("about").textContent = options.description || ""
  if (/^#[0-9a-f]{6}$/i.test(options.theme?.color ?? ""))
    document.documentElement.style.setProperty("--accent", options.theme.color)
  if (options.prefill?.vpa) at("vpa").value = options.prefill.vpa
  if (options.prefill?.method === "card") choose("card")
  ;(at("panel-card").hidden ? at("vpa") : at("number")).focus()
})

ask(`order?${new URLSearchParams({ key, order_id: orderId })}`)
  .then((order) => {
    at("amount").textContent = money(order.amount)
    for (const button of document.querySelectorAll("[id^=panel] .pay"))
      button.textContent = `Pay ${money(order.amount)}`
    if (order.status === "paid") throw new Error("This order is already paid.")
  })
  .catch((error) => {
    show(error.message)
    setBusy(true)
    for (const button of document.querySelectorAll("[data-outcome=close]")) button.disabled = false
  })
  .finally(() => say("ready"))
