// A customer's phone: what it sends goes to the shop as Meta's webhook, what the shop sends is read from the stand-in's book.
const at = (id) => document.getElementById(id)
// A person with a new number keeps the id.
let moved = null
const phone = () => {
  const number = at("wa").value.replace(/\D/g, "")
  return {
    name: at("name").value,
    waId: at("private").checked ? null : number,
    bsuid: number === moved?.number ? moved.bsuid : `IN.${number}`,
  }
}

async function ask(path, body) {
  const reply = await fetch(
    path,
    body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  const data = await reply.json()
  at("wrong").textContent = reply.ok ? "" : (data.error ?? "That did not work.")
  return data
}

const write = (message) => ask("__write", { phone: phone(), message }).then(showThread)
const text = (body) => ({ type: "text", text: { body } })
const messages = {
  stop: text("STOP"),
  start: text("START"),
  place: { type: "location", location: { latitude: 31.634, longitude: 74.8723, name: "Amritsar", address: "Punjab" } },
  button: { type: "button", button: { text: "Yes, please", payload: "yes" } },
  odd: { type: "unsupported", errors: [{ code: 131051 }] },
}

const base64Of = (file) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result.split(",")[1])
    reader.readAsDataURL(file)
  })

async function sendFile({ target }, type, more = {}) {
  const [file] = target.files
  if (!file) return
  await write({ type, [type]: more, file: { base64: await base64Of(file), mimeType: file.type, name: file.name } })
  target.value = ""
}

const words = ({ type, body }) => {
  const part = body[type] ?? {}
  return part.body ?? part.caption ?? part.emoji ?? part.name ?? part.text ?? `[${type}]`
}

function line({ id, type, body, isMine }) {
  const item = document.createElement("li")
  item.className = isMine ? "mine" : ""
  item.textContent = words({ type, body })
  if (isMine) return item
  const acts = document.createElement("small")
  for (const [label, act] of [
    ["Mark as read", () => ask("__status", { id, status: "read" })],
    ["👍", () => write({ type: "reaction", reaction: { message_id: id, emoji: "👍" } })],
  ]) {
    const button = document.createElement("button")
    button.textContent = label
    button.onclick = act
    acts.append(button)
  }
  item.append(acts)
  return item
}

async function showThread() {
  const { waId, bsuid } = phone()
  const { thread } = await ask(`__thread?waId=${encodeURIComponent(waId ?? "")}&bsuid=${encodeURIComponent(bsuid)}`)
  at("thread").replaceChildren(...thread.map(line))
}

at("form").onsubmit = async (event) => {
  event.preventDefault()
  const { value } = at("text")
  if (!value.trim()) return
  at("text").value = ""
  await write(text(value))
}
for (const button of document.querySelectorAll("[data-send]"))
  button.onclick = () => write(messages[button.dataset.send])
at("move").onsubmit = async (event) => {
  event.preventDefault()
  const number = at("new-number").value.replace(/\D/g, "")
  if (!number) return
  const before = phone()
  await ask("__move", { phone: before, waId: number })
  moved = { number, bsuid: before.bsuid }
  at("wa").value = number
  await showThread()
}
at("picture").onchange = (event) => sendFile(event, "image")
at("voice").onchange = (event) => sendFile(event, "audio", { voice: true })
setInterval(() => void showThread(), 1500)
await showThread()
