// What an operator's plugin hooks into: `import { moveOrderWorkflow } from "@silai/plugin-order/workflows"`.
export * from "./workflows"
