import { everyCall } from "@silai/contracts/every-call"
import { expect, test } from "vitest"
import { surfaceOf } from "./surface"

const { openingOf } = surfaceOf(everyCall, [], [])
const opened = (method: string, path: string) => openingOf(method, path).kind

const counterCall = everyCall.find(({ path }) => path.startsWith("/admin/"))!.path

test("recognizes the engine's back office in every spelling that its router accepts", () => {
  for (const path of ["/admin/orders", "/admin/Orders/", "/ADMIN/orders/order_01:AB~c.d-e"])
    expect([path, opened("GET", path)]).toEqual([path, "engine-admin"])
})

test.each(["/admin/users", "/admin/users/user_1", "/admin/invites", "/admin/api-keys", "/admin/api-keys/key_1/revoke"])(
  "allows reading %s and never changing it, in upper case or with a slash at the end either",
  (path) => {
    expect(opened("GET", path)).toBe("engine-admin")
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const spelling of [path, path.toUpperCase(), `${path}/`, `${path.toUpperCase()}/`])
        expect([method, spelling, opened(method, spelling)]).toEqual([method, spelling, "closed"])
  },
)

test.each([
  "/admin/%6frders",
  "/admin//orders",
  "/admin/orders//order_01",
  "/admin/./orders",
  "/admin/regions/../orders",
  "/admin/orders/..",
  "/admin/orders/%00",
  "/admin/orders/a%2Fb",
  "/admin/orders/%E0%A4%A",
  "/admin/orders;jsessionid=1",
  "/admin/",
  "/administrator/orders",
])("closes %s, which the gate and the engine might read differently", (path) => {
  for (const method of ["GET", "POST"]) expect([method, opened(method, path)]).toEqual([method, "closed"])
})

test("reaches our calls only in their documented spelling; another would bypass their checks", () => {
  expect(opened("POST", counterCall)).toBe("call")
  for (const path of [counterCall.toUpperCase(), `${counterCall}/`, "/admin/LIVE", "/admin/live/"])
    for (const method of ["GET", "POST"]) expect([method, path, opened(method, path)]).toEqual([method, path, "closed"])
})

test("closes the engine's index, whose module is off and never answers", () => {
  for (const path of ["/admin/index", "/admin/index/details", "/admin/INDEX/details/"])
    expect([path, opened("GET", path)]).toEqual([path, "closed"])
})
