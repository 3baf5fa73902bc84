import type { Call } from "@silai/contracts/call"
import type { Refusal } from "@silai/contracts/refusal"
import { exported } from "../../docs/contracts.mjs"

type Module = Record<string, unknown>
const nounOf = (file: string) => file.split("/").at(-2) ?? ""
const byNoun = (modules: Record<string, Module>) =>
  Object.entries(modules).map(([file, module]) => ({
    noun: nounOf(file),
    file: file.replace("../../", "backend/"),
    module,
  }))

// A new noun is covered automatically: there is no list to remember.
const calls = byNoun(import.meta.glob<Module>("../../contracts/*/calls.ts", { eager: true }))
const messages = byNoun(import.meta.glob<Module>("../../contracts/*/messages.ts", { eager: true }))

/** Every call with the noun of the folder that declares it, and its key there. */
export const callsByNoun = calls.map(({ noun, module }) => ({
  noun,
  calls: exported(module, "Calls") as Call[],
  objects: objectsOf(module, "Calls") as { name: string; key: string; entry: Call }[],
}))
export const refusalsByNoun = messages.map(({ noun, module }) => ({
  noun,
  refusals: exported(module, "Refusals") as Refusal<never[]>[],
  objects: objectsOf(module, "Refusals") as { name: string; key: string; entry: Refusal<never[]> }[],
}))

function objectsOf(module: Module, ending: string) {
  return Object.entries(module)
    .filter(([name]) => name.endsWith(ending))
    .flatMap(([name, entries]) =>
      Object.entries(entries as Record<string, unknown>).map(([key, entry]) => ({ name, key, entry })),
    )
}

/** Nouns in the order of the printed page, each with its calls and refusals. */
export const nouns = [...new Set([...calls, ...messages].map(({ noun }) => noun))].sort().map((noun) => ({
  noun,
  calls: callsByNoun.find((one) => one.noun === noun)?.calls ?? [],
  refusals: refusalsByNoun.find((one) => one.noun === noun)?.refusals ?? [],
}))
