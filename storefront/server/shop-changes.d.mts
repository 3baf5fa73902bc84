export function watchShop(options: {
  apiUrl: string
  read: () => Promise<boolean | null>
  changed: () => void
  everyMs?: number
}): () => void
