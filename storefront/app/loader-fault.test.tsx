import express from "express"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { createMemoryRouter, createRequestHandler, RouterProvider, type ServerBuild } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { pages } from "../server/pages.mjs"
import { ErrorScreen } from "./layout/error-screen"
import { loaderFault } from "./lib/loader-fault"

let server: Server | undefined
afterEach(() => {
  server?.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const id = "0f6d4c1e-8f3c-4a0e-9c55-4b6a1f2e7d90"

/** The data of a navigation to a page whose loader throws this, from React Router's own server behind the shop's. */
async function dataOf(thrown: unknown): Promise<string> {
  const loader = () => {
    throw thrown
  }
  const build = {
    entry: { module: { default: () => new Response("<p>Oops</p>", { status: 500 }), handleError: () => undefined } },
    routes: { root: { id: "root", path: "", module: { default: () => null, loader } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    basename: "/",
    // A whole build has more: this is all that an answer to a request for data needs.
  } as unknown as ServerBuild
  const settings = { publicUrl: "http://shop.test", windowSources: [], googleScript: "https://accounts.google.com/gsi" }
  const app = express()
  app.use((req, _res, next) => {
    req.headers["x-request-id"] = id
    next()
  })
  app.use(pages(createRequestHandler(build, "production"), settings) as express.RequestHandler)
  const listening = createServer(app)
  server = listening
  await new Promise<void>((resolve) => void listening.listen(0, "127.0.0.1", resolve))
  const reply = await fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/_root.data`)
  return reply.text()
}

test("writes the request's id into the data of a page whose loader failed, and not what failed", async () => {
  const data = await dataOf(new Error("the secret of the database"))
  const [, message] = /"(Unexpected Server Error[^"]*)"/.exec(data)!
  expect(loaderFault(new Error(message))).toBe(id)
  expect(data).not.toContain("secret")
})

test("leaves the data of a page that is not there as it is", async () => {
  expect(await dataOf(new Response("Gone", { status: 404 }))).not.toContain(id)
})

test("shows the id on the error page of such a navigation, and none for another error", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const page = document.body.appendChild(document.createElement("div"))
  const shownFor = async (error: Error) => {
    const root = createRoot(page)
    const router = createMemoryRouter([{ path: "*", element: <ErrorScreen error={error} /> }])
    await act(async () => root.render(<RouterProvider router={router} />))
    const text = page.textContent
    act(() => root.unmount())
    return text
  }
  expect(await shownFor(new Error(`Unexpected Server Error ${id}`))).toContain(`Reference ${id}`)
  expect(await shownFor(new Error("Another"))).not.toContain("Reference")
})
