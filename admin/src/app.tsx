import { Refine } from "@refinedev/core"
import routerProvider from "@refinedev/react-router"
import { App as AntdApp, ConfigProvider } from "antd"
import words from "antd/locale/en_GB"
import dayjs from "dayjs"
import "dayjs/locale/en-in"
import { lazy, Suspense, useContext, useMemo, type ReactNode } from "react"
import { createBrowserRouter, Outlet, useMatches } from "react-router"
import { RouterProvider } from "react-router/dom"
import { NotFound } from "./pages/not-found"
import { accessControlProvider } from "./providers/access"
import { auditLogProvider } from "./providers/audit-log"
import { dataProvider } from "./providers/data"
import { useNotifications } from "./providers/notification"
import { authProvider } from "./providers/session"
import { resources } from "./resources/every-resource"
import { GROUPS } from "./resources/resource"
import { Gate } from "./shell/gate"
import { FirstPage, RequireDuty } from "./shell/require-duty"
import { Shell } from "./shell/shell"
import { antdTheme } from "./theme/antd-theme"
import { useDarkTheme } from "./theme/dark-theme"
import { BrokenScreen } from "./ui/state/broken-screen"
import { PageSkeleton } from "./ui/state/skeleton"
// In the first load, so that opening a list brings no more than its columns and cells.
import "./ui/list/list-head"
import "./ui/list/list-table"
import { useNarrow } from "./ui/use-narrow"
import { i18nProviderOf } from "./words/i18n-provider"
import { useLanguage } from "./words/language"
import { isWord, type Say, sayIn } from "./words/say"

// Days and months of antd's calendars as India writes them.
dayjs.locale("en-in")

/** A refusal is not retried; only missing replies and server errors are. */
const worthAnotherTry = (tries: number, error: unknown) => {
  const status = (error as { statusCode?: number }).statusCode ?? 0
  return tries < 2 && (status === 0 || status >= 500)
}

// Without a network a save fails and says so, instead of waiting in silence for one.
const AT_ONCE = { networkMode: "always" } as const

/** Offline, a request fails and says so; paused, the default, it would show a placeholder without end. */
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

const OwnSignIn = lazy(() => import("./resources/staff/own-sign-in").then((page) => ({ default: page.OwnSignIn })))

/** The pages as Refine knows them, each under its group of the menu: the breadcrumbs use this. */
const refineResources = (say: Say) => [
  ...GROUPS.map((group) => ({ name: group, meta: { label: say(`nav.${group}`) } })),
  ...resources.map(({ name, label, group, home, show, pages }) => {
    const path = (ending: RegExp) => pages.find((page) => ending.test(page.path))?.path
    const word = `nav.${name}`
    const [create, edit] = [path(/\/(add|new)$/), path(/\/edit\/:id$/)]
    return {
      name,
      list: `/${home}`,
      show: show && `/${show}`,
      create: create && `/${create}`,
      edit: edit && `/${edit}`,
      meta: { label: isWord(word) ? say(word) : label, parent: group },
    }
  }),
]

function Refined({ children }: { children: ReactNode }) {
  const notificationProvider = useNotifications()
  const language = useLanguage()
  // Always given: the tree stays the same when the language changes, so input is not lost.
  const { locale } = useContext(ConfigProvider.ConfigContext)
  const { i18nProvider, known } = useMemo(
    () => ({ i18nProvider: i18nProviderOf(language), known: refineResources(sayIn(language)) }),
    [language],
  )
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      accessControlProvider={accessControlProvider}
      auditLogProvider={auditLogProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      resources={known}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: { defaultOptions: { queries: OFTEN_ENOUGH, mutations: AT_ONCE } } },
      }}
    >
      <ConfigProvider locale={language.antd ?? locale}>{children}</ConfigProvider>
    </Refine>
  )
}

/**
 * Each page, and each record of it, is remounted: open dialogs of the last one disappear, and its placeholder shows
 * while its code loads. All folders of the file manager share one screen, so that uploads continue across them.
 */
function Screen() {
  const { id = "", params = {} } = useMatches().at(-1) ?? {}
  return (
    <Suspense key={`${id} ${params.id ?? ""}`} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  )
}

/** Visible only to staff. */
const Counter = () => (
  <Refined>
    <Gate>
      <Shell>
        <Screen />
      </Shell>
    </Gate>
  </Refined>
)

/** antd's messages and dialogs, inside the router, so that they may contain links. */
const Root = () => (
  <AntdApp message={{ top: 16, maxCount: 20 }}>
    <Outlet />
  </AntdApp>
)

// A data router: only that can block Back and Forward when something is unsaved (`ui/use-leave-guard.ts`).
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
        // Outside Refine, which checks the session at every path and redirects signed-out users to the sign-in.
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
            { index: true, element: <FirstPage /> },
            ...routes.map(({ path, duty, Page }) => ({
              path,
              element: (
                <RequireDuty duty={duty}>
                  <Page />
                </RequireDuty>
              ),
              errorElement: <BrokenScreen />,
            })),
            { path: "your-sign-in", element: <OwnSignIn />, errorElement: <BrokenScreen /> },
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
      {/* Screens read sums and filters from the address. In a transition, a busy machine would render it some
          clicks late, and Back after a filter would leave the list filtered. */}
      <RouterProvider router={router} useTransitions={false} />
    </ConfigProvider>
  )
}
