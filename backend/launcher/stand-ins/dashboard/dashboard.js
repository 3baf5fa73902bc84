const at = (id) => document.getElementById(id)
const REFRESH_MS = 2000
const dates = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
})
let shown = ""

function make(tag, props = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

const isMoment = (text) => /^\d{4}-\d\d-\d\dT/.test(text)

function cell(value) {
  if (typeof value === "object")
    return make("td", {}, make("a", { href: value.href, target: "_blank", rel: "noopener", textContent: value.text }))
  return make("td", { textContent: isMoment(value) ? dates.format(new Date(value)) : value })
}

function table({ columns, rows, title }) {
  if (rows.length === 0) return make("p", { className: "empty", textContent: "Nothing yet." })
  const head = make(
    "thead",
    {},
    make("tr", {}, ...columns.map((name) => make("th", { scope: "col", textContent: name }))),
  )
  const body = make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell))))
  return make(
    "div",
    { className: "scroll", tabIndex: 0, role: "region", ariaLabel: `${title}, latest first` },
    make("table", {}, head, body),
  )
}

function faultSwitch(path, { key, label, choices }, faults) {
  const select = make(
    "select",
    { className: faults[key] === choices[0] ? "" : "on" },
    ...choices.map((choice) =>
      make("option", { value: choice, textContent: choice.replaceAll("-", " "), selected: faults[key] === choice }),
    ),
  )
  select.addEventListener(
    "change",
    () => void post(`${path}/__faults`, { [key]: select.value }, `${label}: ${select.value.replaceAll("-", " ")}.`),
  )
  return make("label", {}, label, select)
}

function section(panel) {
  const switches = make(
    "div",
    { className: "switches" },
    ...panel.switches.map((entry) => faultSwitch(panel.path, entry, panel.faults)),
  )
  return make(
    "section",
    {},
    make("div", { className: "head" }, make("h2", { textContent: panel.title }), switches),
    table(panel),
  )
}

async function refresh() {
  try {
    const text = await (await fetch("/__panels")).text()
    // Re-rendering an unchanged page, or one with an open select, would take the focus away.
    if (text === shown || document.activeElement?.tagName === "SELECT") return
    shown = text
    at("panels").replaceChildren(...JSON.parse(text).map(section))
    at("panels").ariaBusy = "false"
  } catch {
    at("status").textContent = "The stand-ins do not answer."
  }
}

async function post(path, body, done) {
  const reply = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  at("status").textContent = reply.ok ? done : "That did not work."
  document.activeElement?.blur()
  await refresh()
}

at("advance").addEventListener(
  "click",
  () => void post("/__clock", { advanceMs: Number(at("ahead").value) }, "The clock has moved."),
)
// The button itself asks for confirmation: a second press within a few seconds.
const resetLabel = at("reset").textContent
let sure
at("reset").addEventListener("click", () => {
  const calmDown = () => {
    clearTimeout(sure)
    sure = undefined
    at("reset").textContent = resetLabel
  }
  if (sure) {
    calmDown()
    return void post("/__reset", {}, "Everything is forgotten.")
  }
  at("reset").textContent = "Delete every payment and mail?"
  sure = setTimeout(calmDown, 4000)
})
setInterval(() => document.hidden || void refresh(), REFRESH_MS)
await refresh()
