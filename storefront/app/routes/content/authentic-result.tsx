import { Result } from "~/features/uid/result"
import { uidWords } from "~/features/uid/words"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"
import type { Route } from "./+types/authentic-result"

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: uidWords.title, description: uidWords.about, path: paths.authenticOf(params.uid), noindex: true })

// There are more numbers than any cache holds.
export const headers = () => ({ "cache-control": "no-store" })

export default function AuthenticResult({ params }: Route.ComponentProps) {
  return <Result key={params.uid} typed={params.uid} />
}
