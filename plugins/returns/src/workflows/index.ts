// What an operator's plugin hooks into: `import { moveReturnWorkflow } from "@silai/plugin-returns/workflows"`.
export * from "./workflows"
