import { PAPERS, type PaperKind } from "@silai/contracts/papers/limits"

const KEY = "adminPapers"

/** The papers printed last in this browser: a packer prints the same papers all day. */
export function lastKinds(): PaperKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return PAPERS.filter((kind) => Array.isArray(kept) && kept.includes(kind))
  } catch {
    return []
  }
}

export function rememberKinds(kinds: readonly PaperKind[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kinds))
  } catch {
    // Without storage, nothing is ticked beforehand.
  }
}
