import type { Passkey } from "@silai/contracts/account/calls"
import { passkeySays } from "@silai/contracts/account/passkey-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "~/lib/call"
import { atMoment } from "~/lib/moments"
import { Button } from "~/ui/button"
import { ConfirmDialog } from "~/ui/confirm-dialog"
import { Fetched } from "~/ui/fetched"
import { toast } from "~/ui/toast"
import { mineOf, useMyId } from "~/features/customer/queries"
import { passkeyRemove, passkeys } from "../calls"
import styles from "../profile/account-summary.module.css"
import { AddPasskey } from "./add-passkey"
import { NamePasskey } from "./name-passkey"

const passkeysQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "passkeys"],
    queryFn: async ({ signal }) => (await call(passkeys, {}, { signal })).data,
  })

/** The account's passkeys: add, name, remove. */
export function Passkeys({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const me = useMyId()
  const query = passkeysQuery(me)
  const list = useQuery(query)
  const [adding, setAdding] = useState(false)
  const [naming, setNaming] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const keep = (now: Passkey[]) => client.setQueryData(query.queryKey, now)
  const removing = useMutation({
    mutationFn: (passkeyId: string) => call(passkeyRemove, { passkeyId }),
    onSuccess: ({ message, data }) => {
      keep(data)
      toast.success(message)
    },
    onError: (cause) => toast.error(cause.message),
    onSettled: () => setLeaving(null),
  })
  return (
    <Fetched query={list} what="your passkeys" height="6rem">
      {(all) => (
        <>
          <p className={styles.plain}>{passkeySays.lead}</p>
          <ul className={styles.devices}>
            {all.map((one) => (
              <li key={one._id} className={styles.device}>
                {naming === one._id ? (
                  <NamePasskey
                    passkey={one}
                    onDone={(now) => {
                      if (now) keep(now)
                      setNaming(null)
                    }}
                  />
                ) : (
                  <>
                    <div className={styles.words}>
                      <p className={styles.name}>{one.name}</p>
                      <p className={styles.note}>
                        {one.seenAt ? (
                          <>
                            Last used <time dateTime={one.seenAt}>{atMoment(one.seenAt)}</time>
                          </>
                        ) : (
                          passkeySays.neverUsed
                        )}
                      </p>
                    </div>
                    <Button kind="quiet" size="small" onClick={() => setNaming(one._id)}>
                      Rename<span className="visually-hidden"> {one.name}</span>
                    </Button>
                    <Button kind="quiet" size="small" onClick={() => setLeaving(one)}>
                      Remove<span className="visually-hidden"> {one.name}</span>
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
          {adding ? (
            <AddPasskey
              profile={profile}
              onDone={(made) => {
                if (made) {
                  keep([...all, made])
                  setNaming(made._id)
                }
                setAdding(false)
              }}
            />
          ) : (
            <Button kind="plain" size="small" onClick={() => setAdding(true)}>
              {passkeySays.add}
            </Button>
          )}
          <ConfirmDialog
            open={leaving !== null}
            title="Remove this passkey?"
            confirm="Remove"
            busy={removing.isPending}
            onConfirm={() => leaving && removing.mutate(leaving._id)}
            onClose={() => setLeaving(null)}
          >
            <p>It does not sign in any more. Your device may still show it until you delete it there.</p>
          </ConfirmDialog>
        </>
      )}
    </Fetched>
  )
}
