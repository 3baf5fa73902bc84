import { SHOP } from "@silai/contracts/shop/settings"
import { ROLE_WORDS, staffRefusals } from "@silai/contracts/staff/messages"
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import { call } from "../../providers/call"
import { CallRefused } from "@silai/contracts/refused"
import { Mark, Word } from "../../shell/brand"
import { ErrorState } from "../../ui/state/error-state"
import { Bar } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { AcceptForm } from "./accept-form"
import { tokenIn } from "./accept-rules"
import { askInvitation } from "./calls"
import style from "./welcome.module.css"

const isOver = (error: unknown) => error instanceof CallRefused && error.code === "staff.invitation_over"

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { networkMode: "always" } },
})

/** The target of an invitation's link: the one page of the back office that needs no session. */
export const Welcome = () => (
  <QueryClientProvider client={client}>
    <Invited />
  </QueryClientProvider>
)

function Invited() {
  useTitle("Invitation")
  const token = tokenIn(useLocation().hash)
  const [over, setOver] = useState<Error | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(askInvitation, { token: token ?? "" }, signal)).data,
  })
  if (!token || over || isOver(error))
    return (
      <Frame title="This link does not work">
        <p>{over?.message ?? staffRefusals.invitation_over.say}</p>
        <p>
          <a href="/signin">Sign in</a> if you have accepted it already.
        </p>
      </Frame>
    )
  if (error)
    return (
      <Frame title="Your invitation">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Frame>
    )
  if (!data)
    return (
      <Frame title="Your invitation">
        <div role="status" aria-label="Loading" className={style.form}>
          <Bar />
          <Bar width="60%" />
          <Bar height={44} />
        </div>
      </Frame>
    )
  return (
    <Frame title={`Welcome to ${SHOP.name}`}>
      <p>
        {data.invitedBy ? `${data.invitedBy} invites you` : "You are invited"} to the back office of the shop, as{" "}
        <b>{ROLE_WORDS[data.role].label.toLowerCase()}</b>. {ROLE_WORDS[data.role].about}
      </p>
      <AcceptForm token={token} email={data.email} onOver={setOver} />
    </Frame>
  )
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={style.room}>
    <div className={style.brand}>
      <Mark />
      <Word />
    </div>
    <section className={style.card}>
      <h1>{title}</h1>
      {children}
    </section>
  </main>
)
