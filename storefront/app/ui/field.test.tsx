import { act, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { Field } from "./field"

afterEach(() => vi.unstubAllGlobals())

function Form() {
  const [number, setNumber] = useState("")
  return (
    <>
      <Field label="Order number" value={number} onChange={(event) => setNumber(event.target.value.toUpperCase())} />
      <output>{number}</output>
    </>
  )
}

test("what was typed before the page came alive counts", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const page = document.body.appendChild(document.createElement("div"))
  page.innerHTML = renderToString(<Form />)
  page.querySelector("input")!.value = "sl-000123"
  await act(async () => void hydrateRoot(page, <Form />))
  expect(page.querySelector("output")!.textContent).toBe("SL-000123")
  expect(page.querySelector("input")!.value).toBe("SL-000123")
})
