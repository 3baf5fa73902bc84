import { act, useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { beforeEach, expect, test, vi } from "vitest"
import { find } from "~/drawn-page"

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
})

/** A server-rendered page with input before hydration; returns the hydrated page. */
async function madeAlive(early: (page: HTMLElement) => void) {
  const { replayEarlyInput } = await import("./replay-input")
  function Page() {
    const [number, setNumber] = useState("")
    const [size, setSize] = useState("M")
    const [kinds, setKinds] = useState<string[]>([])
    const [sort, setSort] = useState("latest")
    useEffect(replayEarlyInput, [])
    return (
      <>
        <input name="number" value={number} onChange={({ target }) => setNumber(target.value.toUpperCase())} />
        <input name="free" defaultValue="shirt" />
        {["S", "M", "L"].map((one) => (
          <input key={one} type="radio" name="size" value={one} checked={size === one} onChange={() => setSize(one)} />
        ))}
        {["shirts", "formal"].map((one) => (
          <input key={one} type="checkbox" checked={kinds.includes(one)} onChange={() => setKinds([...kinds, one])} />
        ))}
        <select value={sort} onChange={({ target }) => setSort(target.value)}>
          {["latest", "asc", "desc"].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <output>{[number, size, ...kinds, sort].join(" ")}</output>
      </>
    )
  }
  const page = document.body.appendChild(document.createElement("div"))
  page.innerHTML = renderToString(<Page />)
  early(page)
  const root = await act(async () => hydrateRoot(page, <Page />))
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
  const held = find("output", page).textContent
  const seen = [
    find("[name=number]", page).value,
    find(":checked", page).value,
    find<HTMLSelectElement>("select", page).value,
  ]
  const free = find("[name=free]", page).value
  act(() => root.unmount())
  page.remove()
  return { held, seen, free }
}

test("applies and keeps what was typed, ticked and chosen before hydration", async () => {
  const { held, seen, free } = await madeAlive((page) => {
    find("[name=number]", page).value = "sl-000123"
    find("[name=free]", page).value = "trousers"
    find("[value=L]", page).checked = true
    for (const box of page.querySelectorAll<HTMLInputElement>("[type=checkbox]")) box.checked = true
    find<HTMLSelectElement>("select", page).value = "desc"
  })
  expect(held).toBe("SL-000123 L shirts formal desc")
  expect([seen, free]).toEqual([["SL-000123", "L", "desc"], "trousers"])
})

test("leaves a page without input as it was rendered", async () => {
  expect((await madeAlive(() => undefined)).held).toBe(" M latest")
})
