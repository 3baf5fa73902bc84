import { PAPERS, type PaperKind } from "@silai/contracts/papers/limits"

const KEY = "adminPapers"

/** The papers printed last in this browser: a packer prints the same papers all day. */
export function lastKinds(): PaperKind[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]")
    return PAPERS.filter((kind) => Array.isArray(stored) && stored.includes(kind))
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
