import { Refine } from "@refinedev/core"
import routerProvider from "@refinedev/react-router"
import { App as AntdApp, ConfigProvider } from "antd"
import words from "antd/locale/en_GB"
import { lazy, Suspense, useMemo, type ReactNode } from "react"
import { BrowserRouter, Route, Routes } from "react-router"
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
import { ErrorBoundary } from "./ui/error-boundary"
import { PageSkeleton } from "./ui/skeleton"

/** A refusal stands, however often it is asked; only silence and the server's own trouble deserve another try. */
const worthAnotherTry = (tries: number, error: unknown) => {
  const status = (error as { statusCode?: number }).statusCode ?? 0
  return tries < 2 && (status === 0 || status >= 500)
}

const routes = resources.flatMap((resource) =>
  resource.pages.map(({ path, load, duty = resource.duty }) => ({ path, duty, Page: lazy(async () => ({ default: await load() })) })),
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
        reactQuery: { clientConfig: { defaultOptions: { queries: { staleTime: 30_000, retry: worthAnotherTry, refetchOnWindowFocus: true } } } },
      }}
    >
      {children}
    </Refine>
  )
}

/** What only the shop's own people see. */
const Counter = () => (
  <Gate>
    <Shell>
      <ErrorBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route index element={<FirstRoom />} />
            {routes.map(({ path, duty, Page }) => (
              <Route key={path} path={path} element={<Room duty={duty}><Page /></Room>} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  </Gate>
)

/** The whole back office: one router under /admin, one shell, screens by route. */
export function BackOffice() {
  const dark = useDarkTheme()
  const theme = useMemo(() => antdTheme(dark), [dark])
  return (
    <BrowserRouter basename="/admin">
      <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
        <AntdApp message={{ top: 16, maxCount: 20 }}>
          <Routes>
            {/* Outside Refine, which asks at every path who is there and sends strangers to sign in. */}
            <Route path="/welcome" element={<Suspense><Welcome /></Suspense>} />
            <Route path="*" element={<Refined><Counter /></Refined>} />
          </Routes>
        </AntdApp>
      </ConfigProvider>
    </BrowserRouter>
  )
}
