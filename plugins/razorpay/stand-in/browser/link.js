// The page of a payment link. Its id is the last part of its address.
const at = (id) => document.getElementById(id)
const base = location.pathname.replace(/\/$/, "")
const money = (paise) => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100)
const over = {
  paid: "Paid. Thank you; the shop has been informed.",
  expired: "This link has expired.",
  cancelled: "This link was cancelled.",
}

function say(text, waiting = false) {
  at("message").hidden = !text
  at("message").textContent = text
  at("message").classList.toggle("wait", waiting)
}

function setBusy(on) {
  for (const part of document.querySelectorAll("button, input")) part.disabled = on
}

async function ask(what, body) {
  const reply = await fetch(
    `${base}/${what}`,
    body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  const data = await reply.json()
  if (!reply.ok) throw new Error(data.error?.description ?? "The payment could not be started.")
  return data
}

async function read() {
  const link = await ask("state")
  at("amount").textContent = money(link.amount)
  at("about").textContent = link.description
  document.querySelector(".pay").textContent = `Pay ${money(link.amount)}`
  if (link.status === "created") return
  say(over[link.status], link.status === "paid")
  setBusy(true)
}

async function act(what, body) {
  setBusy(true)
  say("Waiting for your bank…", true)
  try {
    const answer = await ask(what, body)
    say("")
    setBusy(false)
    if (answer.status === "failed") return say(answer.description)
    if (answer.status === "created" && what === "pay") return say("Your bank has not answered yet.", true)
    await read()
  } catch (error) {
    say(error.message)
    setBusy(false)
  }
}

at("form").addEventListener("submit", (event) => {
  event.preventDefault()
  const vpa = at("vpa").value.trim()
  void act("pay", { outcome: vpa.toLowerCase() === "failure@razorpay" ? "failure" : "success", vpa })
})
for (const button of document.querySelectorAll("[data-outcome]"))
  button.addEventListener("click", () => void act("pay", { outcome: button.dataset.outcome }))
at("expire").addEventListener("click", () => void act("expire", {}))

read().catch((error) => {
  say(error.message)
  setBusy(true)
})
