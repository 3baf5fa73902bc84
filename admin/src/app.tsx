import { Refine } from "@refinedev/core"
import routerProvider from "@refinedev/react-router"
import { App as AntdApp, ConfigProvider } from "antd"
import words from "antd/locale/en_GB"
import { lazy, Suspense, useMemo, type ReactNode } from "react"
import { createBrowserRouter, Outlet, useMatches } from "react-router"
import { RouterProvider } from "react-router/dom"
import { NotFound } from "./pages/not-found"
import { dataProvider } from "./providers/data"
import { liveProvider } from "./providers/live"
import { useNotifications } from "./providers/notification"
import { authProvider } from "./providers/session"
import { resources } from "./resources/every-resource"
import { Gate } from "./shell/gate"
import { FirstRoom, Room } from "./shell/room"
import { Shell } from "./shell/shell"
import { antdTheme } from "./theme/antd-theme"
import { useDarkTheme } from "./theme/dark-theme"
import { BrokenScreen } from "./ui/broken-screen"
import { PageSkeleton } from "./ui/skeleton"
import { useNarrow } from "./ui/use-narrow"

/** A refusal stands, however often it is asked; only silence and the server's own trouble deserve another try. */
const worthAnotherTry = (tries: number, error: unknown) => {
  const status = (error as { statusCode?: number }).statusCode ?? 0
  return tries < 2 && (status === 0 || status >= 500)
}

/** Without a line, asking fails and says so; paused, as is usual, it would show an outline for ever. */
const OFTEN_ENOUGH = {
  staleTime: 30_000,
  retry: worthAnotherTry,
  refetchOnWindowFocus: true,
  networkMode: "always",
  refetchOnReconnect: true,
} as const

const routes = resources.flatMap((resource) =>
  resource.pages.map(({ path, load, duty = resource.duty }) => ({
    path,
    duty,
    Page: lazy(async () => ({ default: await load() })),
  })),
)

const Welcome = lazy(() => import("./resources/staff/welcome").then((page) => ({ default: page.Welcome })))

const refineResources = resources.map(({ name, label, home, show }) => ({
  name,
  list: `/${home}`,
  show: show && `/${show}`,
  meta: { label },
}))

function Refined({ children }: { children: ReactNode }) {
  const notificationProvider = useNotifications()
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      liveProvider={liveProvider}
      routerProvider={routerProvider}
      notificationProvider={notificationProvider}
      resources={refineResources}
      options={{
        disableTelemetry: true,
        liveMode: "auto",
        reactQuery: { clientConfig: { defaultOptions: { queries: OFTEN_ENOUGH } } },
      }}
    >
      {children}
    </Refine>
  )
}

/**
 * Each page, and each record of it, is a screen of its own: what was open on the last one does not linger, and its outline shows while
 * its code comes. The folders of the file manager are one screen: what is being uploaded goes on from one to the next.
 */
function Screen() {
  const { id = "", params = {} } = useMatches().at(-1) ?? {}
  return (
    <Suspense key={`${id} ${params.id ?? ""}`} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}

/** What only the shop's own people see. */
const Counter = () => (
  <Refined>
    <Gate>
      <Shell>
        <Screen />
      </Shell>
    </Gate>
  </Refined>
)

/** antd's messages and dialogs, inside the router, so that what they say may hold links. */
const Root = () => (
  <AntdApp message={{ top: 16, maxCount: 20 }}>
    <Outlet />
  </AntdApp>
)

// A data router: only that can hold Back and Forward when something is unsaved (`ui/use-leave-guard.ts`).
const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: (
        <main className="alone">
          <BrokenScreen />
        </main>
      ),
      children: [
        // Outside Refine, which asks at every path who is there and sends strangers to sign in.
        {
          path: "/welcome",
          element: (
            <Suspense>
              <Welcome />
            </Suspense>
          ),
        },
        {
          element: <Counter />,
          children: [
            { index: true, element: <FirstRoom /> },
            ...routes.map(({ path, duty, Page }) => ({
              path,
              element: (
                <Room duty={duty}>
                  <Page />
                </Room>
              ),
              errorElement: <BrokenScreen />,
            })),
            { path: "*", element: <NotFound /> },
          ],
        },
      ],
    },
  ],
  { basename: "/admin" },
)

/** The whole back office: one router under /admin, one shell, screens by route. */
export function BackOffice() {
  const dark = useDarkTheme()
  const narrow = useNarrow()
  const theme = useMemo(() => antdTheme(dark, narrow), [dark, narrow])
  return (
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  )
}
