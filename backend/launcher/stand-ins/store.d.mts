export function openStore(
  folder: string,
  say: (text: string) => void,
): {
  store<T extends object>(name: string, empty: T): { state: T; save(): void }
  flush(): void
}
