import { CONSENT_WORDS } from "@silai/contracts/whatsapp/kinds"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ContactFields } from "./contact-fields"
import { startOf } from "./details-form"

test("says at the tick for WhatsApp which word ends the messages, and uses one that ends them", () => {
  const values = startOf({ contact: null, address: null, deliveryMethod: null }, null)
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(<ContactFields values={values} wrong={{}} onEdit={vi.fn()} onJudge={vi.fn()} />)
  const label = page.querySelector("[name=whatsappUpdates]")?.closest("label")?.textContent
  const [, word] = /Reply (\S+) /.exec(label ?? "") ?? []
  expect(CONSENT_WORDS.stop).toContain(word?.toLowerCase())
})
