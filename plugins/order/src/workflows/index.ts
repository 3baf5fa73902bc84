// The workflows that an operator's plugin can hook into: `import { moveOrderWorkflow } from
// "@silai/plugin-order/workflows"`.
export * from "./workflows"
