export function openShelves(
  folder: string,
  say: (text: string) => void,
): {
  shelf<T extends object>(name: string, empty: T): { state: T; save(): void }
  flush(): void
}
