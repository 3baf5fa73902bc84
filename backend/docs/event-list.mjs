// Renders the events and hooks for operators' plugins as a readable page. `eventList` is pure, so that a test can compare the result with
// the page.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const plugins = fileURLToPath(new URL("../../plugins/", import.meta.url))

const cell = (text) => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim()

const fieldsOf = ({ properties = {}, required = [] }) =>
  Object.keys(properties)
    .map((name) => `\`${name}${required.includes(name) ? "" : "?"}\``)
    .join(", ")

const eventRow = ([name, { by, when, data }], schemaOf) =>
  `| \`${name}\` | ${fieldsOf(schemaOf(data, "output"))} | ${by} | ${cell(when)} |`

/** The workflows in a source: the name in code, the hook after the act, and the comment above. */
function workflowsIn(plugin, text) {
  const shape =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+Workflow) = (actWorkflow|hooksAround)[^(]*\(\s*"[^"]+",\s*(?:\{\s*done: )?"(\w+)"/g
  return [...text.matchAll(shape)].map(([, comment, name, kind, done]) => ({
    plugin,
    name,
    done,
    undoes: kind === "actWorkflow" && /\bundo:/.test(text.slice(text.indexOf(`const ${name} `)).split(/\n\}\)/)[0]),
    about: cell(comment.replaceAll(/^\s*\*/gm, "").replace(/Hooks?:[\s\S]*$/, "")),
  }))
}

/** The workflows of our plugins, as their sources declare them. */
export const readWorkflows = () =>
  fs.readdirSync(plugins).flatMap((plugin) => {
    const folder = path.join(plugins, plugin, "src/workflows")
    return (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [])
      .filter((file) => path.basename(file) === "workflows.ts")
      .flatMap((file) => workflowsIn(plugin, fs.readFileSync(path.join(folder, file), "utf8")))
  })

const workflowRow = ({ plugin, name, done, undoes, about }) =>
  `| \`${name}\` | ${plugin} | \`validate\`, \`${done}\`${undoes ? " (taken back)" : ""} | ${about} |`

/** @param events `EVENTS` of the contracts. @param workflows of `readWorkflows`. @param schemaOf a zod type as a JSON schema */
export const eventList = (events, workflows, schemaOf) => `# Events and hooks

Printed from \`backend/contracts/events.ts\` and the plugins' workflows by \`npm run docs\`. How to use them: [extending](extending.md).

## Events

Sent after the commit of the change, at least once, never for a change that was rolled back; the engine's own name where it has one.

| Event | Data | Plugin | When |
|---|---|---|---|
${Object.entries(events)
  .map((entry) => eventRow(entry, schemaOf))
  .join("\n")}

## Workflows and their hooks

Each is exported by \`@silai/plugin-<plugin>/workflows\`. \`validate\` runs before anything is written and may refuse; the second runs after the
commit, in the same request. “Taken back”: when the second throws, the change is undone.

| Workflow | Plugin | Hooks | |
|---|---|---|---|
${workflows
  .toSorted((a, b) => (a.plugin + a.name < b.plugin + b.name ? -1 : 1))
  .map(workflowRow)
  .join("\n")}
`
