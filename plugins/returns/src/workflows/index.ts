// The workflows that an operator's plugin can hook into: `import { moveReturnWorkflow } from
// "@silai/plugin-returns/workflows"`.
export * from "./workflows"
